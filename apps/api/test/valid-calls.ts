import { operations, type OperationName } from '@krishi/storefront-core/contract'
import type { CallOptions } from './open-shop.ts'
import { address, line, payload } from './shopper.ts'

/** A call that the server accepts, ready to be spoilt. */
export interface ValidCall extends CallOptions {
  readonly path: string
}

const checkoutPayload = payload([line('tomato', 'TOM-10', 1)], 'a-checkout')

const valid = {
  'auth.readSession': { path: '/session', body: { selectedLanguage: 'en', utmSource: 'radio' } },
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
  'catalog.product': { path: '/products/tomato?language=en' },
  'cart.priceAvailability': {
    path: '/cart/price-availability',
    body: {
      availableProductsInCart: [{ productId: 'p', variantId: 'v', quantity: 1 }],
      language: 'en',
    },
  },
  'address.pincodeLookup': { path: '/pincodes/560001' },
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
  'orders.details': { path: '/orders/BH123456789?language=en' },
} satisfies Partial<Record<OperationName, ValidCall>>

/** Every operation that the server has, with a call of the right shape. */
export const validCalls: readonly (ValidCall & { readonly name: OperationName })[] = Object.entries<ValidCall>(
  valid,
).map(([key, callOfName]) => {
  const name = key as OperationName
  return { ...callOfName, name, method: operations[name].method }
})
