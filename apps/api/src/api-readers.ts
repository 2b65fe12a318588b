import type { PincodeInfo } from '@krishi/storefront-core/address'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, type Result } from '@krishi/storefront-core/result'
import type { ApiDependencies } from './api-dependencies.ts'
import { findArticlePicture } from './articles/find-article-picture.ts'
import { findBannerPicture } from './catalog/find-banner-picture.ts'
import { findPackshot } from './catalog/find-products.ts'
import { createProductList, type ProductList } from './catalog/product-list.ts'
import { createOrigins } from './http/origin-of.ts'
import { findShopperPicture, type ShopperPicture } from './images/find-shopper-picture.ts'
import type { OpenedApi } from './open-api.ts'
import type { PackshotSpec } from './seed/types.ts'
import { sessionTokenIn } from './session/session-cookie.ts'
import { findVisitor, type Visitor } from './session/sessions.ts'
import { findShortLink } from './share/short-links.ts'

/** What the host reads of the shop without a call of the API. */
export interface ApiReaders {
  /** What the picture of a product, article or banner shows, for the image route; null for an unknown one or before `ready`. */
  findPackshot: (handle: string) => Promise<PackshotSpec | null>
  /** The bytes of a shopper's picture that everybody may see, for the image route; null for any other or before `ready`. */
  findShopperPicture: (picture: ShopperPicture) => Promise<Uint8Array | null>
  /** What the shop lists, for the sitemap. */
  readonly productList: ProductList
  /** The page of the shop that a short link leads to; null for an unknown one or before `ready`. */
  findShortLink: (code: string) => Promise<string | null>
  /** Where a pincode is, with names in that language [28.4]; 'network/server' before `ready`. */
  lookUpPincode: (
    pincode: string,
    language: Locale,
  ) => Promise<Result<PincodeInfo, 'address/pincode-unknown' | 'network/server'>>
  /** Who looks at a page with these cookies; null where no active session knows, and before `ready`. Renews nothing. */
  findVisitor: (cookies: string) => Promise<Visitor | null>
}

/** Makes the readers; `serving` is null before the database is open and while it closes. */
export function createApiReaders(
  { config, now = () => new Date() }: ApiDependencies,
  serving: () => OpenedApi | null,
): ApiReaders {
  return {
    async findPackshot(handle) {
      return (
        serving()?.shopWindow.find(
          async (database) =>
            (await findPackshot(database, handle)) ??
            (await findArticlePicture(database, handle)) ??
            findBannerPicture(database, handle),
        ) ?? null
      )
    },
    async findShopperPicture(picture) {
      const opened = serving()
      return opened && findShopperPicture(opened.database.database, picture)
    },
    productList: createProductList(() => serving()?.shopWindow ?? null),
    async findShortLink(code) {
      const opened = serving()
      return opened && findShortLink(opened.database.database, code)
    },
    async lookUpPincode(pincode, language) {
      return serving()?.lookUpPincode(pincode, language) ?? err('network/server')
    },
    async findVisitor(cookies) {
      const opened = serving()
      const token = sessionTokenIn({ origins: createOrigins(config) }, cookies)
      return opened && token !== undefined ? findVisitor(opened.database.database, token, now()) : null
    },
  }
}
