/** More than these say no more about what was found. */
const most = 3

/** The categories of some products, those of most products first, at most three: where what was found can be narrowed. */
export function commonCategories<Category extends { readonly handle: string }>(
  categories: readonly Category[],
): readonly Category[] {
  const counted = new Map<string, { readonly category: Category; count: number }>()
  for (const category of categories) {
    const known = counted.get(category.handle)
    if (known) known.count += 1
    else counted.set(category.handle, { category, count: 1 })
  }
  return [...counted.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ category }) => category)
}
