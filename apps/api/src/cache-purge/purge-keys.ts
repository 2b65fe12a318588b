/** The key of all pages, by which a shared cache forgets them [ADR 0022]. Triggers of the database write it too. */
export const everyPage = 'pages'

/** The key of a page that shows more products than its keys have room for: it goes with each of them. */
export const manyProducts = 'products'

/** The key of pages that show a product. */
export function productKey(handle: string): string {
  return `product-${handle}`
}

/** The key of pages that list what is in a collection. Triggers of the database write it too. */
export function collectionKey(handle: string): string {
  return `collection-${handle}`
}

/** The key of pages that list posts. Triggers of the database write it too. */
export const postLists = 'posts'

/** The key of the page of a post, with its answers. Triggers of the database write it too. */
export function postKey(id: string): string {
  return `post-${id}`
}

/** Keys as a header takes them. */
export function joinKeys(keys: readonly string[]): string {
  return keys.map(encodeURIComponent).join(',')
}
