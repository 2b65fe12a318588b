import type { CartToOrder } from '@krishi/storefront-core/checkout'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { createCheckoutStore } from '@krishi/storefront-hooks/checkout'
import type { Placement } from '@krishi/storefront-hooks/checkout'
import { anAddress, anOffer, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { valueOf } from '@krishi/storefront-hooks/query'
import { createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { toAddressView, toCheckoutTotals, toPaymentProps, toPaymentState } from './index.ts'

/** A checkout of two packs at 100 rupees, with a coupon of 50. */
async function aCheckout() {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop({ offers: [anOffer({ name: 'KISAN', value: 5_000 })] }), clock })
  const storefront = createStorefront({
    createCart: createCartStore,
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
    clock,
  })
  const { cart, ports } = storefront
  const [product] = backend.shop().products
  const [variant] = product?.variants ?? []
  if (product && variant) cart.actions.add(product, variant, 2)
  const port = {
    ...ports.checkout,
    create: (toOrder: CartToOrder) =>
      ports.checkout.create({ ...toOrder, discountCode: 'KISAN', discountAmount: 5_000 }),
  }
  const own = { port, createId: () => 'order-intent', address: () => null, onChanged: () => {} }
  const { actions } = createCheckoutStore({ ...storefront, ...own })
  const checkoutId = await valueOf(actions.create(anAddress()))
  const checkout = await valueOf(ports.checkout.read({ checkoutId, locale: 'en' }))
  return { checkout, orders: ports.orders, placeOrder: () => actions.placeOrder(checkout, 'cod') }
}

describe('toPaymentState', () => {
  const links = { shopHref: '/', ordersHref: null, orderHref: (orderId: string) => `/orders/${orderId}/thank_you` }

  it('[30.1] is loading, failed with a retry, or empty', async () => {
    const retry = () => {}
    const { checkout } = await aCheckout()
    expect(toPaymentState({ status: 'loading' }, links, null)).toEqual({ status: 'loading' })
    expect(toPaymentState({ status: 'failed', error: { code: 'network/server' }, retry }, links, null)).toEqual({
      status: 'error',
      onRetry: retry,
    })
    expect(toPaymentState({ status: 'empty', checkout }, links, null)).toEqual({ status: 'empty', shopHref: '/' })
  })

  it('[30.1] leads to the order that is already there', async () => {
    const { checkout } = await aCheckout()
    const completed = { ...checkout, isCheckoutCompleted: true, orderId: 'order-7', orderName: 'BH100000007' }
    expect(toPaymentState({ status: 'completed', checkout: completed }, links, null)).toEqual({
      status: 'already-created',
      orderName: 'BH100000007',
      ordersHref: null,
      orderHref: '/orders/order-7/thank_you',
    })
  })
})

describe('toPaymentState of an order that was placed before', () => {
  it('[30.8] names it, whatever the checkout says', async () => {
    const { checkout } = await aCheckout()
    const links = { shopHref: '/', ordersHref: '/orders', orderHref: (orderId: string) => `/orders/${orderId}` }
    const before = { orderId: 'order-3', orderName: 'BH100000003' }
    expect(toPaymentState({ status: 'ready', checkout }, links, before)).toEqual({
      status: 'already-created',
      orderName: 'BH100000003',
      ordersHref: '/orders',
      orderHref: '/orders/order-3',
    })
  })
})

describe('toCheckoutTotals', () => {
  it('[30.14] shows rows that add up to what the order then costs, with the coupon taken off once', async () => {
    const { checkout, orders, placeOrder } = await aCheckout()
    const totals = toCheckoutTotals(checkout.cart, 'cod')
    expect(totals).toMatchObject({
      totalPrice: 20_000,
      shippingCharges: 7_000,
      netCost: 27_000,
      discountAmount: 5_000,
      payable: 22_000,
      appliedCoupon: { name: 'KISAN', value: 5_000 },
      totalNoOfItemsinCart: 2,
    })
    const placement = await placeOrder()
    const orderId = placement.status === 'placed' ? placement.order.id : ''
    expect(await valueOf(orders.read({ orderId, locale: 'en' }))).toMatchObject({ currentTotalPrice: totals.payable })
  })

  it('[30.14] names no coupon where there is none', async () => {
    const { checkout } = await aCheckout()
    expect(toCheckoutTotals({ ...checkout.cart, discountCode: '', discountAmount: 0 }, 'cod').appliedCoupon).toBeNull()
  })
})

describe('toPaymentProps', () => {
  async function propsAfter(placement: Placement) {
    const { checkout } = await aCheckout()
    return toPaymentProps(checkout, 'cod', { placement, step: 'idle' }, 'en')
  }

  it('[30.2] says what is due, where to, and what cannot be chosen', async () => {
    const { checkout } = await aCheckout()
    const cart = { ...checkout.cart, isCodDisabled: true, isOnlineDisabled: false, prepaidDiscount: 1_000 }
    expect(
      toPaymentProps({ ...checkout, cart }, 'online', { placement: { status: 'idle' }, step: 'idle' }, 'en'),
    ).toMatchObject({
      payable: 21_000,
      dueNow: 21_000,
      prepaidDiscount: 1_000,
      advance: 0,
      address: { name: 'Lakshmi Gowda' },
      isCodDisabled: true,
      isOnlineUnavailable: false,
      progress: null,
      error: null,
    })
  })

  it('[30.2] says what is due now of a cash order with an advance', async () => {
    const { checkout } = await aCheckout()
    const advancePaymentDetails = { isAdvanceAmountPayable: true, advTotalAmount: 5_000 }
    const cart = { ...checkout.cart, advancePaymentDetails }
    const course = { placement: { status: 'idle' }, step: 'idle' } as const
    expect(toPaymentProps({ ...checkout, cart }, 'cod', course, 'en')).toMatchObject({
      payable: 22_000,
      dueNow: 5_000,
      advance: 5_000,
    })
  })

  it.each([
    ['opening', 'opening', null],
    ['open', 'paying', null],
    ['verifying', 'verifying', null],
    ['unavailable', null, 'payment/unavailable'],
    ['failed', null, 'payment/failed'],
  ] as const)('[30.7] [30.9] while the payment is %s', async (step, progress, error) => {
    const { checkout } = await aCheckout()
    expect(toPaymentProps(checkout, 'online', { placement: { status: 'idle' }, step }, 'en')).toMatchObject({
      progress,
      error,
    })
  })

  it('[30.12] stays busy from the tap until the next page is there', async () => {
    const placed = await (await aCheckout()).placeOrder()
    expect(placed.status).toBe('placed')
    expect([(await propsAfter({ status: 'placing' })).progress, (await propsAfter(placed)).progress]).toEqual([
      'placing',
      'placing',
    ])
  })

  it.each([
    'checkout/items-not-valid',
    'checkout/out-of-stock',
    'checkout/address-missing',
    'order/withdrawn',
    'network/offline',
    'network/timeout',
  ] as const)('[30.12] says why nothing was ordered: %s', async (code) => {
    expect(await propsAfter({ status: 'refused', error: { code } })).toMatchObject({ progress: null, error: code })
  })

  it('leads back to the terms where the server knows of no consent', async () => {
    const error = { code: 'request/invalid', fields: { consent: 'required' } } as const
    expect((await propsAfter({ status: 'refused', error })).error).toBe('terms/needed')
  })

  it.each(['coupon/over', 'coupon/used-up', 'coupon/below-minimum', 'coupon/unknown'] as const)(
    '[26.6] says that the coupon has changed the price when it is refused: %s',
    async (code) => {
      expect((await propsAfter({ status: 'refused', error: { code } })).error).toBe('coupon/changed')
    },
  )

  it.each(['network/malformed', 'network/server', 'request/not-found'] as const)(
    '[30.12] has one sentence for %s and everything else',
    async (code) => {
      expect((await propsAfter({ status: 'refused', error: { code } })).error).toBe('unknown')
    },
  )

  it.each(['network/unanswered', 'network/offline', 'order/in-progress'] as const)(
    '[30.12] says that the order is being asked for while nobody knows of it: %s',
    async (code) => {
      expect((await propsAfter({ status: 'unknown', error: { code } })).error).toBe('order/no-answer')
    },
  )
})

describe('toAddressView', () => {
  it('[28.8] parts the two lines of an address again and names the state', () => {
    const address = anAddress({ address2: 'Dist: Mandya - Near the temple', phone: '9845012345' })
    expect(toAddressView(address, 'en')).toEqual({
      name: 'Lakshmi Gowda',
      lines: ['12, Temple Road', 'Near the temple', 'Mysuru, Mandya', 'Karnataka 570001'],
      phone: '9845012345',
    })
  })

  it('[28.8] leaves out what is empty or said twice', () => {
    expect(toAddressView(anAddress({ address1: 'Temple Road' }), 'en').lines).toEqual([
      'Temple Road',
      'Mysuru',
      'Karnataka 570001',
    ])
    expect(toAddressView(null, 'en')).toEqual({ name: '', lines: [], phone: '' })
  })

  it('[04.5] names the state in the language of the shopper', () => {
    expect(toAddressView(anAddress(), 'te').lines.at(-1)).toBe('కర్ణాటక 570001')
  })

  it('[28.8] keeps a state that it does not know, and a name in two parts', () => {
    const view = toAddressView(anAddress({ province: 'Elsewhere', fullName: 'Lakshmi Gowda' }), 'en')
    expect([view.name, view.lines.at(-1)]).toEqual(['Lakshmi Gowda', 'Elsewhere 570001'])
  })
})
