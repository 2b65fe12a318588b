/** The key of all pages, by which a shared cache forgets them [ADR 0022]. */
export const everyPage = 'pages'

/** The key of a page that shows more products than its keys have room for: it goes with each of them. */
export const manyProducts = 'products'

/** The key of pages that show a product. */
export function productKey(handle: string): string {
  return `product-${handle}`
}

/** Keys as a header takes them. */
export function joinKeys(keys: readonly string[]): string {
  return keys.map(encodeURIComponent).join(',')
}
