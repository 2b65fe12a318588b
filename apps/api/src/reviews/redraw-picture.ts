import { looksLikePicture } from '@krishi/storefront-core/reviews'
import { err, ok } from '@krishi/storefront-core/result'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Outcome } from '../http/operation-route.ts'

/** The longest side that is kept, in px: the largest size of the image route. */
const longestSide = 1200

/** The most pixels that are decoded: a file of half a megabyte can hold a picture that takes seconds [V5.2.1]. */
const mostPixels = 25_000_000

/** How many pictures are drawn at a time, and how many may wait: more would take the processor from the pages. */
const atOnce = 2
const mostWaiting = 16

/** After how many seconds a refused caller may try again. */
const retryAfter = 5

const queue = pLimit(atOnce)

/**
 * Re-encodes a shopper's picture: upright, at most 1200 px, WebP, without the place and the device that the phone wrote into it.
 * Its size is read from its head before anything is decoded. Fails with `request/invalid` for what is no picture, with
 * `request/too-large` for one of more than 25 megapixels, and with `request/rate-limited` while too many wait.
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Outcome<Buffer>> {
  // Only these formats reach the decoder; SVG does not, because it can load resources and run scripts.
  if (!looksLikePicture(bytes)) return notAPicture
  if (queue.pendingCount >= mostWaiting) return { ok: false, error: { code: 'request/rate-limited', retryAfter } }
  return await queue(() => redraw(bytes))
}

const notAPicture = err('request/invalid', { fields: { formFile: 'not-a-picture' } })

async function redraw(bytes: Uint8Array): Promise<Outcome<Buffer>> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return err('request/too-large')
    return ok(
      await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .rotate()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    )
  } catch {
    return notAPicture
  }
}
