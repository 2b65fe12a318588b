import { beforeEach, describe, expect, it } from 'vitest'
import { cartCapacity, toCartLine } from '@krishi/storefront-core/cart'
import { cartTotals } from '@krishi/storefront-core/pricing'
import type { CartToOrder, PaymentMode } from '@krishi/storefront-core/checkout'
import { checkoutDue } from '@krishi/storefront-core/checkout'
import { anAddress } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import { signInAnew } from '../testing/sign-in-anew.ts'
import type { Shopper } from './to-cart-to-order.ts'
import { cartOf, toCartToOrder } from './to-cart-to-order.ts'

/** What a checkout suite runs on: the ports of one shopper. */
export interface CheckoutSubject {
  readonly ports: StorefrontPorts
  readonly sample: ShopSample
}

/** The ISO date in India of an instant. */
function dayInIndia(instant: string): string {
  return new Date(Date.parse(instant) + 19_800_000).toISOString().slice(0, 10)
}

/** The suite that every adapter of `CheckoutPort` and `OrdersPort` passes [06.6]. `make` gives fresh ports of a new guest. */
export function describeCheckoutPort(make: () => CheckoutSubject | Promise<CheckoutSubject>): void {
  describe('[06.6] checkout and orders ports', () => {
    let ports: StorefrontPorts
    let shopper: Shopper
    let cart: CartToOrder

    beforeEach(async () => {
      const subject = await make()
      ports = subject.ports
      const product = await valueOf(ports.catalog.product({ handle: subject.sample.productHandle, locale: 'en' }))
      const variant = product.variants[0]
      if (!variant)
        throw new Error('The sample product has no variant, so nothing can be ordered. Name another product.')
      shopper = { user: (await valueOf(ports.session.open())).user, attribution: {} }
      const lines = [toCartLine(product, variant, 2)]
      const { shipping } = await valueOf(ports.cart.price({ lines: [], locale: 'en' }))
      const totals = cartTotals(lines, { shipping, note: 'Ring twice' })
      cart = toCartToOrder(lines, totals, anAddress(), shopper)
    })

    const create = () => valueOf(ports.checkout.create(cart))
    const read = (checkoutId: string) => ports.checkout.read({ checkoutId, locale: 'en' })

    async function intentFor(checkoutId: string, paymentMode: PaymentMode = 'cod') {
      const open = cartOf(await valueOf(read(checkoutId)), paymentMode, shopper)
      return { idempotencyKey: crypto.randomUUID(), checkoutId, paymentMode, cart: open }
    }

    it('[30.13] reads a checkout as it was made', async () => {
      const id = await create()
      const checkout = await valueOf(read(id))
      expect(checkout).toMatchObject({
        id,
        isCheckoutCompleted: false,
        cart: { note: 'Ring twice', totalCost: cart.totalCost, shippingCharges: cart.shippingCharges },
        userIdentity: { deliveryAddress: { city: 'Mysuru' } },
        adjustments: [],
      })
      expect(checkout.cart.lineItems.map((line) => [line.variantId, line.quantity])).toEqual(
        cart.lineItems.map((line) => [line.variantId, 2]),
      )
    })

    it('refuses a checkout of nothing', async () => {
      const answer = await ports.checkout.create({ ...cart, lineItems: [] })
      expect(answer.ok).toBe(false)
    })

    it('[24.3] makes a checkout of as many lines as one order takes, and of none more', async () => {
      const many = Array.from({ length: cartCapacity + 1 }, () => cart.lineItems).flat()
      const createOf = (count: number) => ports.checkout.create({ ...cart, lineItems: many.slice(0, count) })
      expect(await createOf(cartCapacity)).toMatchObject({ ok: true })
      expect(await createOf(cartCapacity + 1)).toMatchObject({ ok: false, error: { code: 'request/invalid' } })
    })

    it('[29.3] makes an external checkout of a cart, and refuses one of nothing', async () => {
      const createOf = (external: CartToOrder) => ports.checkout.createExternal({ cart: external, accessToken: null })
      const { checkoutUrl, formUrl, hosts } = await valueOf(createOf(cart))
      expect([checkoutUrl, formUrl].every((url) => hosts.includes(new URL(url).host))).toBe(true)
      expect(await createOf({ ...cart, lineItems: [] })).toMatchObject({ error: { code: 'checkout/items-not-valid' } })
    })

    it('[29.3] gives a token to whoever is signed in, for the account’s own number only', async () => {
      const asked = { mobileNumber: '9876543210', name: 'Lakshmi' }
      expect(await ports.checkout.customerToken(asked)).toMatchObject({ error: { code: 'auth/forbidden' } })
      await signInAnew(ports)
      const { mobileNumber } = (await valueOf(ports.session.open())).user
      expect(await valueOf(ports.checkout.customerToken({ ...asked, mobileNumber }))).not.toBe('')
      expect(await ports.checkout.customerToken({ ...asked, mobileNumber: '9000000000' })).toMatchObject({ ok: false })
    })

    it('says that a checkout or an order is not there', async () => {
      const unknown = '00000000-0000-4000-8000-000000000000'
      expect(await read(unknown)).toMatchObject({ ok: false, error: { code: 'request/not-found' } })
      const order = await ports.orders.read({ orderId: unknown, locale: 'en' })
      expect(order).toMatchObject({ ok: false, error: { code: 'request/not-found' } })
    })

    it('[29.4] changes the address and gives the id of the same checkout', async () => {
      const checkoutId = await create()
      const address = anAddress({ fullName: 'Ravi Kumar' })
      const updated = await valueOf(
        ports.checkout.updateAddress({ checkoutId, address, discountAmount: 0, discountCode: '' }),
      )
      expect(updated).toBe(checkoutId)
      expect((await valueOf(read(checkoutId))).userIdentity.deliveryAddress?.fullName).toBe('Ravi Kumar')
    })

    it('[30.6] orders cash on delivery, completes the checkout, and the order can be read', async () => {
      const checkoutId = await create()
      const due = checkoutDue((await valueOf(read(checkoutId))).cart, 'cod')
      const placed = await valueOf(ports.checkout.placeOrder(await intentFor(checkoutId)))
      expect(placed).toMatchObject({ payment: null, isPlacedBefore: false, url: null })
      const order = await valueOf(ports.orders.read({ orderId: placed.id, locale: 'en' }))
      expect(order).toMatchObject({
        id: placed.id,
        name: placed.name,
        paymentMode: 'cod',
        note: 'Ring twice',
      })
      expect(order.currentTotalPrice).toBe(due.payable)
      expect(await valueOf(read(checkoutId))).toMatchObject({ isCheckoutCompleted: true, orderId: placed.id })
    })

    it('[16.4] promises an order within the days that the estimate names', async () => {
      const [line] = cart.lineItems
      const { productId = '', variantId = '' } = line ?? {}
      const { zip } = anAddress()
      const eta = await valueOf(ports.delivery.estimatedDelivery({ pincode: zip, productId, variantId }))
      const placed = await valueOf(ports.checkout.placeOrder(await intentFor(await create())))
      const { createdAt, expectedDelivery } = await valueOf(ports.orders.read({ orderId: placed.id, locale: 'en' }))
      const daysTo = (date = '') => (Date.parse(date) - Date.parse(dayInIndia(createdAt))) / 86_400_000
      expect({ kind: 'days', from: daysTo(expectedDelivery?.from), to: daysTo(expectedDelivery?.to) }).toEqual(eta)
    })

    it('[30.12] gives the first answer to the same intent, and places one order only', async () => {
      const checkoutId = await create()
      const intent = await intentFor(checkoutId)
      const first = await valueOf(ports.checkout.placeOrder(intent))
      expect(await valueOf(ports.checkout.placeOrder(intent))).toEqual(first)
      const other = await ports.checkout.placeOrder({ ...intent, idempotencyKey: crypto.randomUUID() })
      expect(other).toMatchObject({ ok: false, error: { code: 'checkout/already-completed' } })
    })

    it('[30.12] says what became of an intent by its key: the order, whoever asks how often', async () => {
      const checkoutId = await create()
      const intent = await intentFor(checkoutId)
      const { idempotencyKey } = intent
      const order = await valueOf(ports.checkout.placeOrder(intent))
      for (const giveUpPayment of [false, true]) {
        const settled = await ports.checkout.settleOrder({ idempotencyKey, checkoutId, giveUpPayment })
        expect(settled).toEqual({ ok: true, value: { status: 'placed', order } })
      }
      const byOtherKey = { idempotencyKey: crypto.randomUUID(), checkoutId, giveUpPayment: false }
      const settled = await valueOf(ports.checkout.settleOrder(byOtherKey))
      expect(settled).toMatchObject({ status: 'placed', order: { name: order.name } })
    })

    it('[30.12] closes an intent that never arrived: a late request places no order, a new one does', async () => {
      const checkoutId = await create()
      const late = await intentFor(checkoutId)
      const question = { idempotencyKey: late.idempotencyKey, checkoutId, giveUpPayment: false }
      expect(await valueOf(ports.checkout.settleOrder(question))).toEqual({ status: 'none', order: null })
      expect(await ports.checkout.placeOrder(late)).toMatchObject({ ok: false, error: { code: 'order/withdrawn' } })
      expect(await valueOf(ports.checkout.settleOrder(question))).toEqual({ status: 'none', order: null })
      expect(await ports.checkout.placeOrder(await intentFor(checkoutId))).toMatchObject({ ok: true })
    })

    it('[30.12] says that an order waits for its payment, and gives that up where it is asked to', async ({ skip }) => {
      const checkoutId = await create()
      const { cart } = await valueOf(read(checkoutId))
      skip(cart.isOnlineDisabled, 'The shop has no payment provider.')
      const intent = await intentFor(checkoutId, 'online')
      const { idempotencyKey } = intent
      const order = await valueOf(ports.checkout.placeOrder(intent))
      const settle = (giveUpPayment: boolean) =>
        valueOf(ports.checkout.settleOrder({ idempotencyKey, checkoutId, giveUpPayment }))
      expect(await settle(false)).toMatchObject({ status: 'to-pay', order: { name: order.name } })
      expect(await settle(true)).toEqual({ status: 'none', order: null })
      const { id: orderId } = order
      expect(await valueOf(ports.checkout.paymentStatus({ orderId }))).toMatchObject({ status: 'expired' })
      expect(await ports.checkout.placeOrder(intent)).toMatchObject({ error: { code: 'order/withdrawn' } })
    })

    it('[31.6] knows no payment of an order that is not there', async () => {
      const unknown = '00000000-0000-4000-8000-000000000000'
      const status = await ports.checkout.paymentStatus({ orderId: unknown })
      expect(status).toMatchObject({ ok: false, error: { code: 'request/not-found' } })
    })

    it('[30.7] says what is to be paid online, believes no forged proof, and gives it up for cash on delivery', async ({
      skip,
    }) => {
      const checkoutId = await create()
      const { cart } = await valueOf(read(checkoutId))
      skip(cart.isOnlineDisabled, 'The shop has no payment provider.')
      const placed = await valueOf(ports.checkout.placeOrder(await intentFor(checkoutId, 'online')))
      const again = await valueOf(ports.checkout.placeOrder(await intentFor(checkoutId, 'online')))
      expect(again.payment?.gatewayOrderId).toBe(placed.payment?.gatewayOrderId)
      expect(placed.payment).toMatchObject({ currency: 'INR', amount: cart.totalNetCost - cart.prepaidDiscount })
      expect(placed.payment?.timeoutSeconds).toBeLessThanOrEqual(720)
      const { id: orderId } = placed
      const status = () => valueOf(ports.checkout.paymentStatus({ orderId }))
      expect(await status()).toMatchObject({
        status: 'awaiting',
        orderId,
        checkoutId,
        payment: { keyId: placed.payment?.keyId },
      })
      const verified = await ports.checkout.verifyPayment({
        checkoutId,
        awaitingId: placed.awaitingId,
        gatewayOrderId: placed.payment?.gatewayOrderId ?? '',
        paymentId: 'pay_0000000000',
        signature: 'f'.repeat(64),
      })
      expect(verified.ok && verified.value).toBeFalsy()
      expect(await valueOf(read(checkoutId))).toMatchObject({ isCheckoutCompleted: false })
      const cash = await valueOf(ports.checkout.placeOrder(await intentFor(checkoutId)))
      expect(await status()).toMatchObject({ status: 'expired', payment: null })
      expect(await valueOf(read(checkoutId))).toMatchObject({ isCheckoutCompleted: true, orderId: cash.id })
    })
  })
}
