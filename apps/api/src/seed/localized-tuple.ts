import type { SeedLanguage, Translated } from './types.ts'

/** One wording per language, in the fixed order en, hi, te, ta, kn, bn. All tables in `data/` have such rows. */
export type LocalizedTuple = readonly [en: string, hi: string, te: string, ta: string, kn: string, bn: string]

/** The languages in the order of a `LocalizedTuple`. */
export const sixLanguages = ['en', 'hi', 'te', 'ta', 'kn', 'bn'] as const satisfies readonly SeedLanguage[]

/** Calls `write` once per language index and returns the six results. */
export function localize(write: (language: number) => string): LocalizedTuple {
  return [write(0), write(1), write(2), write(3), write(4), write(5)]
}

/** The same text in every language: a number, a grade, a Latin code. */
export function sameInAll(text: string): LocalizedTuple {
  return localize(() => text)
}

/**
 * Puts values into the `{slots}` of a template row, language by language. A plain string or number is the same in
 * all six. Throws on a slot without a value, because a catalogue with a visible `{slot}` must never be seeded.
 */
export function fill(
  template: LocalizedTuple,
  values: Record<string, LocalizedTuple | string | number> = {},
): LocalizedTuple {
  return localize((language) =>
    (template[language] ?? '').replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = values[slot]
      if (value === undefined) {
        throw new Error(
          `The template "${template[0]}" has a slot {${slot}} without a value. The text would show the bare slot. Pass it in values.`,
        )
      }
      return typeof value === 'object' ? (value[language] ?? '') : String(value)
    }),
  )
}

/** Joins rows language by language, with the same separator in all. Empty parts are left out. */
export function joinLocalized(parts: readonly LocalizedTuple[], separator: string): LocalizedTuple {
  return localize((language) =>
    parts
      .map((part) => part[language] ?? '')
      .filter((part) => part !== '')
      .join(separator),
  )
}

/** The row as the catalogue's own shape. */
export function toTranslated([en, hi, te, ta, kn, bn]: LocalizedTuple): Translated {
  return { en, hi, te, ta, kn, bn }
}
