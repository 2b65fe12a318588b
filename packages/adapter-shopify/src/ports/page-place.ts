import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { ok, type Result } from '@krishi/storefront-core/result'

/** Where a part of a list ends. */
export interface PageEnd {
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}

/** The most that one call gives. */
const most = 250

/**
 * The cursor after which a page begins. Shopify knows no numbers of pages: one that is asked for by its number alone, such as from
 * an address, is found by a short call for each 250 before it.
 *
 * @param read Reads where the next `first` end.
 */
export async function placeOfPage(
  {
    cursor,
    pageNum,
    pageSize,
  }: { readonly cursor?: string | null; readonly pageNum: number; readonly pageSize: number },
  read: (part: { readonly first: number; readonly after: string | null }) => Promise<Result<PageEnd, PortErrorCode>>,
): Promise<Result<string | null, PortErrorCode>> {
  let after = cursor ?? null
  let skipped = after === null ? (pageNum - 1) * pageSize : 0
  while (skipped > 0) {
    const end = await read({ first: Math.min(skipped, most), after })
    if (!end.ok) return end
    after = end.value.endCursor ?? after
    skipped = end.value.hasNextPage ? skipped - most : 0
  }
  return ok(after)
}
