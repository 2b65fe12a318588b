import type { Operation } from '@krishi/storefront-core/contract'
import { servedOperations, type ServedOperation } from '../src/http/served-operations.ts'
import { nameUuid } from '../src/seeding/index.ts'
import { addressBookCalls } from './address.ts'
import type { CallOptions } from './open-shop.ts'
import { eventCalls } from './events.ts'
import { formCalls } from './forms.ts'
import { notifyMeCalls } from './notify-me.ts'
import { alertCalls } from './push.ts'
import { aReview } from './review.ts'
import { address, line, payload } from './shopper.ts'
import { validPeopleCalls } from './valid-people-calls.ts'
import { wishlistCalls } from './wishlist.ts'

/** A call that the server accepts, ready to be spoilt. */
export interface ValidCall extends CallOptions {
  readonly path: string
  /** What it is answered in a shop as it comes. @default 200 */
  readonly status?: number
}

const checkoutPayload = payload([line('tomato', 'TOM-10', 1)], 'a-checkout')

const valid = {
  ...validPeopleCalls,
  ...alertCalls,
  'coupons.validateDiscount': {
    path: '/coupons/validate',
    body: {
      mobileNumber: '9876543210',
      discountCode: 'TEN',
      discountType: 'FIXED_AMOUNT',
      cartAmount: 20_000,
      userId: 'a-user',
      source: 'web',
      cartInfo: [
        {
          productId: nameUuid('product', 'tomato'),
          variantId: nameUuid('variant', 'TOM-10'),
          variantPrice: 1,
          quantity: 2,
        },
      ],
    },
  },
  'loyalty.coins': { path: '/loyalty/coins?userId=a-user' },
  'loyalty.history': { path: '/loyalty/history?userId=a-user' },
  'loyalty.config': { path: '/loyalty/config?language=en', status: 404 },
  'coupons.availableDiscounts': { path: '/coupons?language=en&source=web' },
  'settings.configuration': { path: '/configuration' },
  'settings.byTypes': { path: '/settings/by-types', body: { source: 'WEB', types: ['LOYALTYPOINTS'] } },
  'settings.addressFormSettings': { path: '/settings/address-form' },
  'catalog.menu': { path: '/menu?language=en' },
  'catalog.collection': { path: '/collections/seeds?language=en' },
  'catalog.collectionProducts': {
    path: '/collection-products',
    body: {
      handleName: ['seeds'],
      filters: {
        categoryHandleName: ['seeds'],
        brandHandleName: ['vasudha'],
        countryOfOrigin: ['India'],
        rating: 1,
        price: { minPrice: 0, maxPrice: 100_000 },
        availability: true,
      },
      sort: { by: 'rating' },
      pageNum: 1,
      pageSize: 20,
      language: 'hi',
    },
  },
  'catalog.filterOptions': { path: '/filter-options?handleName=seeds&language=ta' },
  'catalog.filterCounts': {
    path: '/filter-counts',
    body: {
      handleName: ['seeds'],
      filters: {
        categoryHandleName: [],
        brandHandleName: ['vasudha'],
        countryOfOrigin: [],
        rating: null,
        price: { minPrice: null, maxPrice: 100_000 },
        availability: null,
      },
    },
  },
  'catalog.productsListing': {
    path: '/product-listing',
    body: {
      filters: {
        categoryHandleName: [],
        brandHandleName: ['vasudha'],
        countryOfOrigin: [],
        rating: null,
        price: { minPrice: null, maxPrice: null },
        availability: null,
      },
      sort: { by: 'best-selling' },
      pageNum: 1,
      pageSize: 30,
      language: 'bn',
    },
  },
  'catalog.productsByHandle': {
    path: '/products-by-handle',
    body: { handleName: ['seeds'], pageNum: 1, pageSize: 20, language: 'kn' },
  },
  'catalog.bestSelling': { path: '/best-selling?language=en&pageNum=1&pageSize=20&userId=a-guest' },
  'catalog.recommended': { path: '/recommended?language=en&pageNum=1&pageSize=20&userId=a-guest' },
  'catalog.popularInArea': { path: '/popular-in-area?language=en&pageNum=1&pageSize=20&userId=a-guest' },
  'catalog.tiles': { path: '/tiles/categories?language=hi&limit=12' },
  'catalog.banners': { path: '/banners?language=hi' },
  'catalog.brandLabel': { path: '/brands/vasudha/label?language=hi' },
  'catalog.categoryLabel': { path: '/categories/seeds/label?language=hi' },
  'catalog.product': { path: '/products/tomato?language=en' },
  'catalog.productCards': { path: '/product-cards', body: { handleName: ['tomato', 'okra'], language: 'en' } },
  'catalog.similar': {
    path: '/similar-products',
    body: { productId: nameUuid('product', 'tomato'), pageNum: 1, pageSize: 10, language: 'en' },
  },
  'catalog.alternative': {
    path: `/alternative-products?productId=${nameUuid('product', 'tomato')}&variantId=${nameUuid('variant', 'TOM-10')}&language=en`,
  },
  'catalog.deeplink': {
    path: '/deeplinks',
    body: { url: '/products/tomato?variant=1', title: 'Tomato', imageUrl: '' },
  },
  'catalog.search': { path: '/search?query=tomato&language=en&pageNum=1&pageSize=5' },
  'catalog.popularSearches': { path: '/popular-searches?language=en&userId=a-guest' },
  'cart.priceAvailability': {
    path: '/cart/price-availability',
    body: {
      availableProductsInCart: [{ productId: 'p', variantId: 'v', quantity: 1 }],
      language: 'en',
    },
  },
  'cart.crossSell': {
    path: '/cart/cross-sell?pageNum=1&pageSize=6&language=en',
    body: {
      lineItems: [{ productId: nameUuid('product', 'tomato'), variantId: nameUuid('variant', 'TOM-10'), quantity: 1 }],
      bundleLineItems: [],
      shippingCharges: 7_000,
      cartValue: 20_000,
      nextTarget: 29_900,
    },
  },
  'address.pincodeLookup': { path: '/pincodes/560001' },
  'address.reverseGeocode': { path: '/geocode/reverse?latitude=12.97&longitude=77.59' },
  // Guests have no address book.
  ...addressBookCalls,
  'delivery.estimatedDelivery': {
    path: `/delivery/estimate?pincode=560001&productId=${nameUuid('product', 'tomato')}&variantId=${nameUuid('variant', 'TOM-10')}`,
  },
  'delivery.reverseLookup': { path: '/location/reverse?latitude=12.97&longitude=77.59' },
  // The owner has not allowed it.
  'delivery.ipLookup': { path: '/location/ip', status: 404 },
  'delivery.ipToLocation': {
    status: 404,
    path: '/location/from-ip',
    body: { userId: 'a-guest', ipResponse: { ip: '203.0.113.7' } },
  },
  'checkout.createCheckout': { path: '/checkouts', body: { checkoutPayload, source: 'WEB' } },
  'checkout.abandonedCheckout': { path: '/checkouts/a-checkout?language=en' },
  'checkout.updateCheckoutAddress': {
    path: '/checkouts/a-checkout/address',
    body: { checkoutPayload: { selectedAddress: address, discountAmount: 0, discountCode: '' } },
  },
  'checkout.placeOrder': {
    path: '/orders',
    body: { checkoutPayload, source: 'WEB' },
    headers: { 'idempotency-key': 'a-key-of-the-test' },
  },
  'checkout.settleOrder': {
    path: '/orders/settle',
    body: { checkoutId: 'a-checkout', giveUpPayment: true },
    headers: { 'idempotency-key': 'another-key-of-the-test' },
  },
  'checkout.verifyCardPayment': {
    status: 404,
    path: '/payments/verify',
    body: {
      source: 'WEB',
      draftOrderId: 'a-draft',
      internalDraftOrderId: 'a-draft',
      orderId: 'an-order-of-the-provider',
      paymentId: 'a-payment',
      signature: 'a-signature',
      checkoutId: 'a-checkout',
    },
  },
  'checkout.paymentStatus': { status: 404, path: `/payments/${nameUuid('product', 'no order')}` },
  'checkout.advancePaymentByProduct': {
    path: '/advance-payments',
    body: { products: [{ productId: 'p', variantId: nameUuid('variant', 'TOM-10'), quantity: 1 }] },
  },
  'reviews.list': { path: '/reviews?productHandle=tomato&language=en&pageNum=1&pageSize=10' },
  'reviews.summary': { path: '/reviews/summary?productHandle=tomato&reviewType=PRODUCT' },
  'reviews.own': { path: '/reviews/own?productHandle=tomato' },
  'reviews.add': { path: '/reviews', body: aReview() },
  ...notifyMeCalls,
  ...formCalls,
  'content.page': { path: '/content-pages/privacy-policy?language=hi' },
  'checkout.termsAndConditions': { path: '/terms-and-conditions' },
  ...wishlistCalls,
  'share.shortLink': {
    path: '/short-links',
    body: {
      productId: nameUuid('product', 'tomato'),
      handleName: 'tomato',
      utmSource: 'share',
      utmMedium: 'app',
      utmCampaign: '',
      title: 'Tomato seed',
      imageUrl: '/img/tomato.webp',
    },
  },
  // The shop's own pages need none.
  'embed.token': { path: '/embed/token', status: 403 },
  'embed.handover': { path: '/embed/handover', body: { lines: [{ productId: 'p', variantId: 'v', quantity: 1 }] } },
  'embed.redeem': { path: '/embed/redeem', body: { code: 'x'.repeat(43) } },
  'telemetry.errorReport': {
    path: '/telemetry/errors',
    body: {
      error: 'TypeError: x is undefined',
      methodName: 'addToCart',
      userId: 'a-guest',
      isGuestUser: true,
      pagePath: '/cart',
      connectionType: 'cellular',
      connectionStrength: '2g',
      userAgent: 'a browser',
    },
  },
  ...eventCalls,
  'checkout.externalCheckout': {
    path: '/external-checkouts',
    body: {
      source: 'WEB',
      cart: checkoutPayload.cart,
      userIdentity: { customerAccessToken: null, phone: '+919876543210', email: '', deliveryAddress: address },
    },
    status: 404,
  },
  'checkout.customerAccessToken': {
    path: '/customer-access-token',
    body: { mobileNumber: '9876543210', name: 'L' },
    status: 404,
  },
  'orders.byInput': { path: '/order-lookup', body: { input: '123456789', type: 'ORDERID' }, status: 404 },
  'orders.list': { path: '/orders?pageNum=1&pageSize=20&language=en' },
  'orders.active': { path: '/active-orders?language=en&userExternalId=a-user&status=active' },
  'orders.tracking': { path: '/order-tracking', body: { shipwayOrderId: 'BH123456789' } },
  'orders.shipmentData': { path: '/shipments/TRACK123' },
  'orders.details': { path: '/orders/BH123456789?language=en' },
} satisfies Partial<Record<ServedOperation, ValidCall>>

/** Every operation that the server has, with a call of the right shape. */
export const validCalls: readonly (ValidCall & { readonly name: ServedOperation })[] = Object.entries<ValidCall>(
  valid,
).map(([key, callOfName]) => {
  const name = key as ServedOperation
  const { method }: Operation = servedOperations[name]
  return { ...callOfName, name, method: method ?? 'GET' }
})
