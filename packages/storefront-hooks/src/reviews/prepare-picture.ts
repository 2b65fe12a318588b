import { checkReviewPicture, looksLikePicture, pictureHeadBytes } from '@krishi/storefront-core/reviews'
import type { PictureProblem } from '@krishi/storefront-core/reviews'

/** A picture as it is sent, or why it is not taken. */
export type PreparedPicture =
  | { readonly ok: true; readonly value: Blob }
  | { readonly ok: false; readonly error: PictureProblem }

/**
 * A picture for a review that has `count` of them, made smaller. What it is and how many there are is judged before that,
 * its size after it: what a phone takes is larger than what is sent.
 */
export async function preparePicture(
  file: Blob,
  count: number,
  shrink: (picture: Blob) => Promise<Blob>,
): Promise<PreparedPicture> {
  const early = checkReviewPicture({ type: file.type, size: 0 }, count)
  if (early) return { ok: false, error: early }
  if (!(await isPicture(file))) return { ok: false, error: 'type' }
  const small = await shrink(file)
  const late = checkReviewPicture(small, count)
  return late ? { ok: false, error: late } : { ok: true, value: small }
}

async function isPicture(file: Blob): Promise<boolean> {
  return looksLikePicture(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer()))
}
