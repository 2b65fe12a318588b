import { isAnyPrice } from '@krishi/storefront-core/listing'
import type { ActiveFilter } from '@krishi/storefront-ui/filter-chips'
import type { FilterGroup, FilterSection } from '@krishi/storefront-ui/filter-panel'
import { findChoice } from './filter-facts.ts'

/** The filters in force, in the order of their sections; one that the catalogue does not know goes by its handle. */
export function toActiveFilters(sections: readonly FilterSection[]): readonly ActiveFilter[] {
  return sections.flatMap((section): readonly ActiveFilter[] => {
    if (section.kind === 'price') {
      const { name, title, value } = section
      return isAnyPrice(value) ? [] : [{ section: name, title, range: value }]
    }
    const { name, title, groups, selected } = section
    return selected.map((value) => ({ section: name, value, title, label: labelOf(groups, value) }))
  })
}

function labelOf(groups: readonly FilterGroup[], value: string): ActiveFilter['title'] {
  const group = groups.find(({ choices }) => choices.some((choice) => choice.value === value))
  const choice = findChoice(groups, value)
  if (!choice) return { text: value, lang: 'en' }
  // "All" of a category says nothing without the category.
  return group?.label && group.choices[0] === choice ? group.label : choice.label
}
