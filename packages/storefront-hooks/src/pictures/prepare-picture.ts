import { checkReviewPicture, looksLikePicture, pictureHeadBytes } from '@krishi/storefront-core/reviews'
import type { PictureProblem } from '@krishi/storefront-core/reviews'

/**
 * A picture for a form that has `count` of them, made smaller. What it is and how many there are is judged before that,
 * its size after it: what a phone takes is larger than what is sent. Returns why it is not taken, where it is not.
 */
export async function preparePicture(
  file: Blob,
  count: number,
  { shrinkPicture, limit }: { readonly shrinkPicture: (picture: Blob) => Promise<Blob>; readonly limit?: number },
): Promise<Blob | PictureProblem> {
  const early = checkReviewPicture({ type: file.type, size: 0 }, count, limit)
  if (early) return early
  const head = await file.slice(0, pictureHeadBytes).arrayBuffer()
  if (!looksLikePicture(new Uint8Array(head))) return 'type'
  const small = await shrinkPicture(file)
  return checkReviewPicture(small, 0) ?? small
}
