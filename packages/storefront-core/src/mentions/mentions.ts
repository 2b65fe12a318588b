/** Somebody who can be named in a text. */
export interface Person {
  readonly userId: string
  readonly name: string
}

/** A name that is being typed: where its `@` stands, and what of it is there. */
export interface MentionDraft {
  readonly start: number
  readonly query: string
}

/** Names longer than this are not typed. */
const longestName = 40

/** How many people are suggested at once. */
export const suggestedPeople = 5

/** How many people a text can name: the wire takes no more [34.4]. */
const mostMentions = 20

const letter = /^[\p{L}\p{M}\p{N}]/u

/** The name that is being typed at the caret; null where there is none. An `@` within a word, as in a mail address, begins no name. */
export function mentionAt(text: string, caret: number): MentionDraft | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('@')
  if (start < 0 || /[^\s([{"']$/u.test(before.slice(0, start))) return null
  const query = before.slice(start + 1)
  return query.length > longestName || query.includes('\n') ? null : { start, query }
}

/** Those whose name, or a word of it, begins with what is typed; each name once, the first of them, at most `suggestedPeople`. */
export function peopleFor(people: readonly Person[], query: string): readonly Person[] {
  const typed = plain(query)
  return byName(people)
    .filter(({ name }) => [name, ...name.split(' ').slice(1)].some((word) => plain(word).startsWith(typed)))
    .slice(0, suggestedPeople)
}

/** A text with a whole name in place of what was typed of it up to the caret, and the caret behind it. */
export function withMention(
  text: string,
  caret: number,
  { start }: Pick<MentionDraft, 'start'>,
  name: string,
): { readonly text: string; readonly caret: number } {
  const head = `${text.slice(0, start)}@${name} `
  return { text: head + text.slice(caret).replace(/^ /, ''), caret: head.length }
}

/** Who of some people is named in a text, in their order. */
export function mentionedIn(text: string, people: readonly Person[]): readonly string[] {
  return byName(people)
    .filter(({ name }) =>
      text
        .split(`@${name}`)
        .slice(1)
        .some((rest) => !letter.test(rest)),
    )
    .map(({ userId }) => userId)
    .slice(0, mostMentions)
}

/** Each name once: of two who have the same, nobody could say who is meant. */
function byName(people: readonly Person[]): readonly Person[] {
  return people.filter(({ name }, index) => name !== '' && people.findIndex((one) => one.name === name) === index)
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
