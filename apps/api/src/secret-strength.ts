/** Words of example secrets and careless ones. */
const giveaways =
  /secrets?|sessions?|passw(or)?d|passphrase|change|replace|default|example|sample|krishi|storefront|shop|farm|admin|token|local|devel(opment)?|prod(uction)?|test|qwerty|asdf|your|please|random|value|string/gi

/** About what a letter of a written word tells that the letters before it do not, in bits. */
const bitsOfWordLetter = 2

/** The fewest bits, by `secretBits`, of a secret that nobody guesses: 32 random characters reach it. */
export const fewestSecretBits = 64

/** Whether the three characters up to `index` have stood together before. */
function isRepeated(text: string, index: number): boolean {
  return index >= 3 && text.lastIndexOf(text.slice(index - 2, index + 1), index - 3) >= 0
}

/** Whether the character at `index` counts on from those one or two places before it: `abc`, `321`, `aaa`, `a1b2c3`. */
function isStep(text: string, index: number): boolean {
  return [1, 2].some((stride) => {
    const step = (at: number) => text.charCodeAt(at) - text.charCodeAt(at - stride)
    return index >= 2 * stride && Math.abs(step(index)) <= 1 && step(index) === step(index - stride)
  })
}

/**
 * How hard a secret is to guess, in bits, estimated low: known words count nothing, other runs of letters as written words, and
 * characters that repeat or count on from earlier ones nothing. The rest counts as drawn from the characters that occur.
 */
export function secretBits(secret: string): number {
  const text = secret.replaceAll(giveaways, '')
  const bitsOfCharacter = Math.log2(new Set(text).size)
  let bits = 0
  for (const { 0: run, index: start } of text.matchAll(/[a-z]{3,}|[A-Z]{3,}|./gs)) {
    const each = run.length > 1 ? Math.min(bitsOfWordLetter, bitsOfCharacter) : bitsOfCharacter
    for (let index = start; index < start + run.length; index += 1) {
      if (!isRepeated(text, index) && !isStep(text, index)) bits += each
    }
  }
  return bits
}
