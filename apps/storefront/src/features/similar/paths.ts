import type { Paths } from '../../shell/paths.ts'

/** All products that are like one; page 1 is the address without a number [17.4]. */
export function similarPath(
  paths: Paths,
  { handle, productId }: { readonly handle: string; readonly productId: string },
  pageNo = 1,
): string {
  const query = new URLSearchParams({ id: productId, ...(pageNo > 1 && { pageNo: String(pageNo) }) })
  return `${paths.product(handle)}/similar-products?${query.toString()}`
}

/** A recommended substitute: which product it stands in for, and which pack is meant [05.3]. */
export function substitutePath(
  paths: Paths,
  substitute: { readonly handle: string; readonly variantId: string; readonly recommendedFor: string },
): string {
  const query = new URLSearchParams({ rsf: substitute.recommendedFor, variant: substitute.variantId })
  return `${paths.product(substitute.handle)}?${query.toString()}`
}
