/** The query of a product page with another pack; what else stands in it, such as `pf`, stays [15.2, 05.3]. */
export function withVariant(search: string, variantId: string): string {
  const query = new URLSearchParams(search)
  query.set('variant', variantId)
  return `?${query.toString()}`
}
