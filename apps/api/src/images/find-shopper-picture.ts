import { findMedia } from '../community/media.ts'
import type { Database } from '../database/index.ts'
import { findReviewPicture } from '../reviews/pictures.ts'
import type { ShopperPicture } from './picture-request.ts'

export type { ShopperPicture } from './picture-request.ts'

/** The bytes of a picture in a published review or post; null for any other. */
export function findShopperPicture(database: Database, { of, id }: ShopperPicture): Promise<Uint8Array | null> {
  return of === 'review' ? findReviewPicture(database, id) : findMedia(database, id)
}
