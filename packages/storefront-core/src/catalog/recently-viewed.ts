/** How many products the strip of recently viewed ones holds at most [17.5]. */
export const recentlyViewedLimit = 10

/**
 * Adds the product that is viewed now to the viewed ones, last first and each once. One more is kept than is shown, since
 * the strip leaves out the current product.
 *
 * @param handles Handles of products, last first.
 */
export function withViewed(handles: readonly string[], handle: string): readonly string[] {
  return [handle, ...handles.filter((other) => other !== handle)].slice(0, recentlyViewedLimit + 1)
}

/** The products of the strip: at most ten, without the current one, in the order of their positions [17.5]. */
export function recentlyViewed<Viewed extends { readonly handle: string; readonly position: number }>(
  products: readonly Viewed[],
  currentHandle: string | null,
): readonly Viewed[] {
  return products
    .filter(({ handle }) => handle !== currentHandle)
    .sort((one, other) => one.position - other.position)
    .slice(0, recentlyViewedLimit)
}
