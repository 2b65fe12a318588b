import { isUuid } from '../database/is-uuid.ts'
import type { PictureWidth } from '@krishi/storefront-core/images'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { packshotViews, type PackshotView } from '../seed/packshots/index.ts'

/** The widths in px that a picture comes in. Any other would let a stranger fill the disk. */
export const pictureWidths = [80, 160, 240, 320, 480, 640, 960, 1200] as const satisfies readonly PictureWidth[]

/** The qualities that a picture comes in, 1 to 100. */
export const pictureQualities = [40, 60, 75, 80, 90] as const

/** The file formats of a product picture. */
export type PictureFormat = 'webp' | 'avif'

/** How a picture is wanted. */
export interface PictureSize {
  width: PictureWidth
  quality: (typeof pictureQualities)[number]
}

/** Which picture of a product is asked for, and how it is to be written. */
export interface PictureName {
  handle: string
  view: PackshotView
  format: PictureFormat
}

/**
 * Reads `{handle}.webp`, `{handle}.back.webp` and the like, in WebP or AVIF; null for any other name, so that no name can
 * be a path.
 */
export function readPictureName(name: string): PictureName | null {
  const found = /^([a-z0-9][a-z0-9-]{0,120})(?:\.(back|close-up))?\.(webp|avif)$/.exec(name)
  const [, handle, viewName = 'front', format] = found ?? []
  const view = packshotViews.find((known) => known === viewName)
  if (handle === undefined || view === undefined || (format !== 'webp' && format !== 'avif')) return null
  return { handle, view, format }
}

/** Which picture of a shopper is asked for: of a review or of a post. */
export interface ShopperPicture {
  readonly of: 'review' | 'post'
  readonly id: string
}

/** Reads the name of a shopper's picture; null for the name of a product's. */
export function readShopperPicture(handle: string): ShopperPicture | null {
  const [, kind, id = ''] = /^(review|media)-(.+)$/.exec(handle) ?? []
  return isUuid(id) ? { of: kind === 'review' ? 'review' : 'post', id } : null
}

/** Reads `w` (640 when absent) and `q` (80 when absent) [02.9]; refuses a value that is not on the list. */
export function readPictureSize(w: string | undefined, q: string | undefined): Result<PictureSize, 'request/invalid'> {
  const width = pictureWidths.find((allowed) => String(allowed) === (w ?? '640'))
  const quality = pictureQualities.find((allowed) => String(allowed) === (q ?? '80'))
  if (width !== undefined && quality !== undefined) return ok({ width, quality })
  return err('request/invalid', {
    fields: { ...(width === undefined && { w: 'unknown' }), ...(quality === undefined && { q: 'unknown' }) },
  })
}
