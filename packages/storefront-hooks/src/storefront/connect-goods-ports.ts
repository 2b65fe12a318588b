import { createHttpCatalogPort } from '../catalog/create-http-catalog-port.ts'
import { createHttpCommunityPort } from '../community/create-http-community-port.ts'
import { createHttpContentPort } from '../content/create-http-content-port.ts'
import { createHttpDeliveryPort } from '../delivery/create-http-delivery-port.ts'
import { createHttpFormsPort } from '../forms/create-http-forms-port.ts'
import type { HttpClient } from '../http/index.ts'
import { createHttpNotifyMePort } from '../notify-me/create-http-notify-me-port.ts'
import { createHttpReviewsPort } from '../reviews/create-http-reviews-port.ts'
import { createHttpSharePort } from '../share/create-http-share-port.ts'
import { createHttpWishlistPort } from '../wishlist/create-http-wishlist-port.ts'
import type { StorefrontPorts } from './storefront-ports.ts'

/** What the shop window reads, asks and tells. */
export type GoodsPorts = Pick<
  StorefrontPorts,
  'catalog' | 'community' | 'content' | 'delivery' | 'forms' | 'notifyMe' | 'reviews' | 'share' | 'wishlist'
>

/** The adapters of the shop window. */
export function connectGoodsPorts(client: HttpClient): GoodsPorts {
  return {
    catalog: createHttpCatalogPort(client),
    community: createHttpCommunityPort(client),
    content: createHttpContentPort(client),
    delivery: createHttpDeliveryPort(client),
    forms: createHttpFormsPort(client),
    notifyMe: createHttpNotifyMePort(client),
    reviews: createHttpReviewsPort(client),
    share: createHttpSharePort(client),
    wishlist: createHttpWishlistPort(client),
  }
}
