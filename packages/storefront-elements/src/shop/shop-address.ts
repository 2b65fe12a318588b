import { localizePath } from '@krishi/storefront-core/locale'
import type { Place } from '../loader/place.ts'

/** The whole address of a page of the shop, such as '/cart', in the language of the elements. */
export function shopAddress({ origin, locale }: Place, path: string): string {
  return new URL(localizePath(path, locale), origin).href
}
