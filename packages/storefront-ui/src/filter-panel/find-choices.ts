import type { FilterChoice, FilterGroup } from './filter-panel.types.ts'

/** Choices with the words that find them, made once a list. */
export type SearchIndex = readonly { readonly choice: FilterChoice; readonly words: string }[]

/** Brands that are shown before "Show more" [13.7]. */
export const firstShown = 5

/** Makes the choices of all groups searchable. */
export function indexChoices(groups: readonly FilterGroup[]): SearchIndex {
  return groups.flatMap(({ choices }) =>
    choices.map((choice) => ({ choice, words: fold(`${choice.label.text}\n${choice.searchText ?? ''}`) })),
  )
}

/** The choices that hold what was typed, in whatever case [13.7]. */
export function findChoices(index: SearchIndex, typed: string): readonly FilterChoice[] {
  const wanted = fold(typed.trim())
  return index.filter(({ words }) => words.includes(wanted)).map(({ choice }) => choice)
}

/**
 * The first five [13.7], of those that leave products where there are any, and before them what is chosen further down: a
 * choice in force is never out of sight.
 */
export function shortList(found: readonly FilterChoice[], chosen: ReadonlySet<string>): readonly FilterChoice[] {
  const first = [...found]
    .sort((one, other) => Number(one.count === 0) - Number(other.count === 0))
    .slice(0, firstShown)
  const further = found.filter((choice) => chosen.has(choice.value) && !first.includes(choice))
  return [...further, ...first]
}

/** One form for letters that are written alike: case, and marks before or after their letter. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
