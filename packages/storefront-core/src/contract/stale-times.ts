import type { OperationName } from './operations.ts'

const tenSeconds = 10_000
const minute = 60_000
const halfHour = 1_800_000

/** How long an answer may be shown without asking again, in ms [04.4]; what is not here is asked for each time. */
export const staleTimesMs = {
  'address.pincodeLookup': halfHour,
  'catalog.menu': halfHour,
  'catalog.collection': 300_000,
  'catalog.collectionProducts': minute,
  'catalog.product': minute,
  'catalog.filterOptions': halfHour,
  'catalog.filterCounts': minute,
  'catalog.productsListing': minute,
  'catalog.productCards': minute,
  'catalog.productsByHandle': minute,
  'catalog.search': minute,
  'catalog.popularSearches': 900_000,
  'catalog.similar': minute,
  'catalog.alternative': halfHour,
  'catalog.bestSelling': minute,
  'catalog.recommended': minute,
  'catalog.popularInArea': minute,
  'catalog.brandLabel': halfHour,
  'catalog.categoryLabel': halfHour,
  'catalog.tiles': halfHour,
  'catalog.banners': halfHour,
  'catalog.deeplink': minute,
  'checkout.termsAndConditions': halfHour,
  'community.followers': tenSeconds,
  'community.following': tenSeconds,
  'community.totals': tenSeconds,
  'community.article': 300_000,
  'content.page': halfHour,
  'forms.bankStates': halfHour,
  'forms.districts': halfHour,
  'loyalty.config': halfHour,
  'catalog.productRatings': minute,
  'community.plants': tenSeconds,
  'reviews.list': minute,
  'reviews.summary': minute,
  'settings.byTypes': halfHour,
  'settings.configuration': halfHour,
  'settings.addressFormSettings': halfHour,
  'wishlist.all': minute,
} as const satisfies Partial<Record<OperationName, number>>
