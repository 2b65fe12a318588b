import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { isAddressRefusal } from '@krishi/storefront-core/address'
import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { usesCoinsAtFirst } from '@krishi/storefront-core/loyalty'
import { err } from '@krishi/storefront-core/result'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import { createStore } from 'zustand/vanilla'
import { readCoupon } from '../coupons/stored-coupon.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys, sessionKeys } from '../storage/index.ts'
import { createCheckoutDetails } from './checkout-details.ts'
import type { CheckoutPort, OrderIntent } from './checkout-port.ts'
import type { CheckoutActions, CheckoutState, CheckoutStore, Placement, Task } from './checkout-store.ts'
import { createOrderIntents } from './order-intents.ts'
import { isFinal, isToPay, orderIdOf, resumePayment } from './order-answers.ts'
import { createTermsConsents } from './terms-consents.ts'
import { toCheckoutPayload, toOrderPayload } from './to-checkout-payload.ts'

/** What a checkout store is made of. */
export interface CheckoutStoreOptions {
  readonly port: CheckoutPort
  readonly cart: CartStore
  readonly session: SessionStore
  /** Whether coins are used at first [27.1], and what she agrees to. */
  readonly settings: Pick<Settings, 'compliance' | 'loyaltyPoints' | 'termsVersion'>
  /** The language in which she reads the terms. */
  readonly locale: Locale
  readonly storage: SafeStorage
  readonly sessionStorage: SafeStorage
  /** Where the shopper came from, by UTM name. */
  readonly attribution: Readonly<Record<string, string>>
  /** The address to deliver to, where one is known: on this device, or in her address book. */
  readonly address: () => DeliveryAddress | null | Promise<DeliveryAddress | null>
  /** A new random id for each intent to order. */
  readonly createId: () => string
  /** Called when the server's checkout is no longer what was read of it. */
  readonly onChanged: (checkoutId: string) => void
}

/** Creates the way from cart to order: checkout, address, order with its idempotency key, tidying up. */
export function createCheckoutStore(options: CheckoutStoreOptions): CheckoutStore {
  const { port, cart, session, settings, storage, sessionStorage, attribution, onChanged } = options
  const details = createCheckoutDetails(storage, settings)
  const intents = createOrderIntents(sessionStorage)
  const consents = createTermsConsents(sessionStorage, settings, options.locale)
  const store = createStore<CheckoutState>(() => ({
    creating: { status: 'idle' },
    updatingAddress: { status: 'idle' },
    placements: {},
    choices: {},
  }))
  // Locks live here and not in a button: two views may offer the same action.
  let creating: Promise<Result<string, PortErrorCode>> | null = null
  const placing = new Map<string, Promise<Placement>>()

  async function makeCheckout(address: DeliveryAddress | null): Promise<Result<string, PortErrorCode>> {
    const settled = await cart.actions.flush()
    if (!settled.ok) return settled
    const opened = await session.open()
    if (!opened.ok) return opened
    const lines = settled.value.lines.map(({ line }) => line)
    const usesCoins = usesCoinsAtFirst(settings)
    const shopper = { user: opened.value, attribution, usesCoins, consent: consents.read() }
    const payload = toCheckoutPayload(lines, settled.value.totals, address, shopper)
    if (payload.cart.lineItems.length === 0) return err('checkout/items-not-valid')
    const created = await port.create(payload)
    if (created.ok && created.value === '') return err('network/malformed')
    if (created.ok) details.keep(created.value, payload)
    return created
  }

  async function create(address: DeliveryAddress | null) {
    if (creating) return creating
    store.setState({ creating: { status: 'pending' } })
    creating = makeCheckout(address)
    const created = await creating
    creating = null
    store.setState({ creating: taskAfter(created) })
    return created
  }

  function setPlacement(checkoutId: string, placement: Placement): Placement {
    store.setState(({ placements }) => ({ placements: { ...placements, [checkoutId]: placement } }))
    return placement
  }

  /** The question that has no final answer yet, or a new one. */
  async function intentFor(checkout: Checkout, mode: PaymentMode): Promise<Result<OrderIntent, PortErrorCode>> {
    const open = intents.read(checkout.id)
    if (open) return { ok: true, value: open }
    const opened = await session.open()
    if (!opened.ok) return opened
    const payload = toOrderPayload(checkout, mode, { user: opened.value, attribution })
    const intent: OrderIntent = { idempotencyKey: options.createId(), payload }
    intents.keep(checkout.id, intent)
    return { ok: true, value: intent }
  }

  async function place(checkout: Checkout, mode: PaymentMode): Promise<Placement> {
    const repeated = intents.read(checkout.id)
    const placement = await ask(checkout, mode)
    if (!repeated || placement.status !== 'to-pay') return placement
    const isWanted = repeated.payload.cart.isCOD === (mode === 'cod')
    const resumed = await resumePayment(port, placement.order, isWanted)
    if (resumed?.status === 'placed') intents.forget(checkout.id)
    if (resumed) return resumed
    // That payment is over, or she wants another mode: the server gives it up for the new intent.
    intents.forget(checkout.id)
    return ask(checkout, mode)
  }

  async function ask(checkout: Checkout, mode: PaymentMode): Promise<Placement> {
    const intent = await intentFor(checkout, mode)
    // Nothing was sent: she may try again with whatever she then chooses.
    if (!intent.ok) return { status: 'refused', error: intent.error }
    const answer = await port.placeOrder(intent.value)
    if (!answer.ok && !isFinal(answer.error)) return { status: 'unknown', error: answer.error }
    if (answer.ok) details.noteOrder(checkout.id, orderIdOf(answer.value))
    // Not final: the key is kept until it is paid.
    if (answer.ok && isToPay(answer.value)) {
      intents.noteAnswer(checkout.id)
      return { status: 'to-pay', order: answer.value }
    }
    intents.forget(checkout.id)
    if (answer.ok) return { status: 'placed', order: answer.value }
    // Where the order is there already, perhaps from another tab, reading the checkout again tidies up.
    if (answer.error.code !== 'checkout/already-completed') details.forget()
    onChanged(checkout.id)
    return { status: 'refused', error: answer.error }
  }

  const actions: CheckoutActions = {
    create,
    async proceed() {
      consents.note()
      const address = await options.address()
      if (!address) return { kind: 'address-needed' }
      const created = await create(address)
      if (created.ok) return { kind: 'checkout-created', checkoutId: created.value }
      // Kept before, and no place to deliver to: its form says what is wrong, and can be mended there.
      return isAddressRefusal(created.error) ? { kind: 'address-needed' } : { kind: 'failed', error: created.error }
    },
    async updateAddress(checkoutId, address, usesCoins) {
      store.setState({ updatingAddress: { status: 'pending' } })
      const coupon = readCoupon(sessionStorage)
      const discount = { discountAmount: coupon?.value ?? 0, discountCode: coupon?.name ?? '' }
      const updated = await port.updateAddress({ checkoutId, address, ...discount, usesCoins })
      store.setState({ updatingAddress: taskAfter(updated) })
      if (updated.ok) onChanged(checkoutId)
      return updated
    },
    placeOrder(checkout, paymentMode) {
      const running = placing.get(checkout.id)
      if (running) return running
      setPlacement(checkout.id, { status: 'placing' })
      const run = place(checkout, paymentMode).then((placement) => {
        placing.delete(checkout.id)
        return setPlacement(checkout.id, placement)
      })
      placing.set(checkout.id, run)
      return run
    },
    choose: (checkoutId, mode) => store.setState(({ choices }) => ({ choices: { ...choices, [checkoutId]: mode } })),
    resume(checkoutId) {
      if (store.getState().placements[checkoutId] || !intents.isUnanswered(checkoutId)) return
      setPlacement(checkoutId, { status: 'unknown', error: { code: 'network/aborted' } })
    },
    complete(order) {
      const open = details.readIds()
      if (!open || (open.orderId !== order.id && open.id !== order.checkoutId)) return false
      storage.write(localKeys.orderId, order.id)
      details.forget()
      intents.forget(open.id)
      consents.forget()
      sessionStorage.remove(sessionKeys.coupon)
      cart.actions.clear()
      return true
    },
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

function taskAfter(result: Result<string, PortErrorCode>): Task {
  return result.ok ? { status: 'idle' } : { status: 'failed', error: result.error }
}
