import type { Locale } from '@krishi/storefront-core/locale'

/** What stands under one letter. */
export interface InitialGroup<Item> {
  readonly initial: string
  readonly items: readonly Item[]
}

/**
 * Items in the order of their names as `locale` sorts them, under the letter that the name begins with. In Indic scripts that is
 * the consonant without its vowel sign, as in a dictionary.
 */
export function byInitial<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  locale: Locale,
): readonly InitialGroup<Item>[] {
  const groups = new Map<string, Item[]>()
  for (const item of [...items].sort((a, b) => nameOf(a).localeCompare(nameOf(b), locale))) {
    const [first = ''] = nameOf(item).trim().normalize()
    const initial = first.toLocaleUpperCase(locale)
    const group = groups.get(initial)
    if (group) group.push(item)
    else groups.set(initial, [item])
  }
  return [...groups].map(([initial, group]) => ({ initial, items: group }))
}
