import { localizePath } from '@krishi/storefront-core/locale'
import type { Place } from '../loader/place.ts'

/** The address of a page of the shop, such as '/cart', in the language of the elements; whole where the shop is on another origin. */
export function shopAddress({ origin, locale }: Place, path: string): string {
  return `${origin === location.origin ? '' : origin}${localizePath(path, locale)}`
}

/** The address of a product's page. */
export function productAddress(place: Place, handle: string): string {
  return shopAddress(place, `/products/${encodeURIComponent(handle)}`)
}

/** The address of a collection's page. */
export function collectionAddress(place: Place, handle: string): string {
  return shopAddress(place, `/collections/${encodeURIComponent(handle)}`)
}
