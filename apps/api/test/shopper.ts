import type { WireAddress } from '@krishi/storefront-core/address'
import type { OrderLine } from '@krishi/storefront-core/checkout'
import type { CheckoutIdResponse, CheckoutPayloadOnWire, ErrorEnvelope } from '@krishi/storefront-core/contract'
import type { Session } from '@krishi/storefront-core/session'
import { nameUuid } from '../src/seeding/index.ts'
import { call, type Answer, type Callable, type CallOptions } from './open-shop.ts'

/** A shopper with a session. */
export interface TestShopper {
  readonly session: Session
  readonly guestUserId: string
  readonly token: string
  call: <Body = ErrorEnvelope>(path: string, options?: CallOptions) => Promise<Answer<Body>>
  /** Makes a checkout and gives its id. */
  checkout: (lines: readonly OrderLine[], address?: WireAddress | null) => Promise<string>
  /** Asks to place the order of a checkout. */
  placeOrder: <Body = ErrorEnvelope>(
    checkoutId: string,
    key: string,
    changes?: Partial<CheckoutPayloadOnWire['cart']>,
  ) => Promise<Answer<Body>>
}

export const address: WireAddress = {
  lastName: 'Lakshmi Devi',
  firstName: '',
  company: null,
  address1: '12 - Temple Street',
  address2: 'Dist: Bengaluru - near the well',
  city: 'Bengaluru',
  province: 'KA',
  zip: '560001',
  phone: '9876543210',
  country: 'India',
  countryCode: 'IN',
}

/** A cart's line of a test product, priced as its client likes: the server must not care. */
export function line(handle: string, sku: string, quantity: number, price = 1): OrderLine {
  return {
    productId: nameUuid('product', handle),
    variantId: nameUuid('variant', sku),
    productTitle: 'shown title',
    variantTitle: 'shown pack',
    imageUrl: '',
    productType: 'Seeds',
    vendorName: 'shown brand',
    productHandle: handle,
    price,
    newPrice: price,
    quantity,
    availableQuantity: 1_000_000,
    isAvailableForSale: true,
    inventoryManagement: null,
    inventoryPolicy: 'continue',
    maxCount: 0,
    dynamicPrepaid: null,
    discountProperties: null,
    skuSpecialDiscountAmount: 0,
  }
}

/** The specification's payload with made-up sums. */
export function payload(
  lineItems: readonly OrderLine[],
  checkoutId: string | null = null,
  deliveryAddress: WireAddress | null = address,
): CheckoutPayloadOnWire {
  return {
    source: 'WEB',
    checkoutId,
    urlUTMParams: { utm_source: 'radio' },
    cart: {
      lineItems,
      totalCost: 1,
      totalNetCost: 1,
      discountCode: '',
      isCOD: true,
      shippingCharges: 0,
      discountAmount: 1,
      note: 'Call before delivery',
      valueType: '',
      discountValue: 0,
      isLoyaltyApplicable: false,
      specialDiscount: 1,
    },
    userIdentity: {
      customerAccessToken: null,
      userExternalId: null,
      phone: '9876543210',
      email: '',
      guestUserId: 'somebody else',
      deliveryAddress,
    },
  }
}

/** Opens a session of a new guest. */
export async function openShopper(api: Callable): Promise<TestShopper> {
  const { body: session } = await call<Session>(api, '/session', { body: { selectedLanguage: 'en' } })
  return toShopper(api, session)
}

/** The shopper of a session. */
export function toShopper(api: Callable, session: Session): TestShopper {
  const token = session.accessToken
  const shopper: TestShopper = {
    session,
    guestUserId: session.user.guestUserId,
    token,
    call: (path, { headers, ...options } = {}) =>
      call(api, path, { ...options, headers: { authorization: `Bearer ${token}`, ...headers } }),
    async checkout(lines, deliveryAddress = address) {
      const checkoutPayload = payload(lines, null, deliveryAddress)
      const answer = await shopper.call<CheckoutIdResponse>('/checkouts', { body: { checkoutPayload, source: 'WEB' } })
      return answer.body.data.checkoutId
    },
    placeOrder(checkoutId, key, changes = {}) {
      const whole = payload([], checkoutId)
      const checkoutPayload = { ...whole, cart: { ...whole.cart, ...changes } }
      return shopper.call('/orders', {
        body: { checkoutPayload, source: 'WEB' },
        headers: { 'idempotency-key': key },
      })
    },
  }
  return shopper
}
