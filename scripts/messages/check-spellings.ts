/** A text and where it stands, as a problem names it. */
export interface Written {
  readonly place: string
  readonly text: string
}

const nukta = '\u093c'

/**
 * Finds Hindi words that are written both with and without the dot below a letter, as फोन and फ़ोन: a reader takes them for two
 * words, and a search within the page finds half of them.
 */
export function checkSpellings(texts: readonly Written[]): string[] {
  const placesOf = new Map<string, Map<string, string[]>>()
  for (const { place, text } of texts) {
    // Decomposed, because a letter with its dot has a code of its own as well.
    for (const [word] of text.normalize('NFD').matchAll(/[\p{Script=Devanagari}\u200c\u200d]+/gu)) {
      const plain = word.replaceAll(nukta, '')
      const spellings = placesOf.get(plain) ?? new Map<string, string[]>()
      placesOf.set(plain, spellings.set(word, [...(spellings.get(word) ?? []), place]))
    }
  }
  return [...placesOf.values()].flatMap((spellings) => {
    const [usual, ...others] = [...spellings].sort(([, one], [, other]) => other.length - one.length)
    return others.map(
      ([word, places]) =>
        `${[...new Set(places)].join(', ')}: "${word}" is elsewhere "${usual?.[0] ?? ''}": write it in one way`,
    )
  })
}
