/** How many pictures a review may have. */
export const reviewPictureLimit = 3

/** How large one picture may be when it is sent, in bytes. */
export const reviewPictureBytes = 5_000_000

/** The kinds of pictures that are taken; all of them are re-encoded on the server. */
export const reviewPictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a picture is not taken. */
export type PictureProblem = 'type' | 'size' | 'count'

/**
 * Why a picture cannot be added to the `count` that are there; null when it can. `limit` is how many there may be. The server
 * checks the content as well.
 */
export function checkReviewPicture(
  { type, size }: { readonly type: string; readonly size: number },
  count: number,
  limit = reviewPictureLimit,
): PictureProblem | null {
  if (count >= limit) return 'count'
  if (!reviewPictureTypes.some((known) => known === type)) return 'type'
  return size > reviewPictureBytes ? 'size' : null
}

/** The bytes at the beginning of a file that `looksLikePicture` reads. */
export const pictureHeadBytes = 12

/** Whether a file begins as a JPEG, PNG or WebP does, whatever its name says. */
export function looksLikePicture(head: Uint8Array): boolean {
  const hex = Array.from(head.subarray(0, pictureHeadBytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/.test(hex)
}
