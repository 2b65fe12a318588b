/** Our id of something of Shopify's: the last part of its own, such as 42 of `gid://shopify/Product/42`. */
export function idOf(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1)
}

/** Shopify's id of something, or null for an id that none of its can have: a question with one would be refused whole. */
export function gidOf(type: 'Product' | 'ProductVariant', id: string): string | null {
  return /^\d+$/.test(id) ? `gid://shopify/${type}/${id}` : null
}
