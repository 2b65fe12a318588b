import { toAsciiDigits } from '@krishi/storefront-core/digits'

/** No code is longer. */
const longest = 40

/** What of a typed or pasted text the box keeps. It has no `maxlength`: that would cut without a word to the code. */
export function cutToCode(text: string): string {
  return text.slice(0, longest)
}

/** The code that is meant: upper case, without spaces, digits of any script as Latin ones [26.2]. Empty where there is none. */
export function couponCode(typed: string): string {
  return toAsciiDigits(typed).replace(/\s/g, '').toUpperCase()
}
