import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { isAddressRefusal } from '@krishi/storefront-core/address'
import { excessLines } from '@krishi/storefront-core/cart'
import type { PlacedOrder } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { usesCoinsAtFirst } from '@krishi/storefront-core/loyalty'
import { err } from '@krishi/storefront-core/result'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import { createStore } from 'zustand/vanilla'
import { readCoupon } from '../coupons/stored-coupon.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { Clock } from '../clock/index.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys, sessionKeys } from '../storage/index.ts'
import { createCheckoutDetails } from './checkout-details.ts'
import type { CheckoutPort } from './checkout-port.ts'
import type {
  CheckoutActions,
  CheckoutState,
  CheckoutStore,
  OrderOfCheckout,
  Placement,
  ProceedOutcome,
  Task,
} from './checkout-store.ts'
import { createOrderPlacer } from './create-order-placer.ts'
import { createOrderSettler } from './create-order-settler.ts'
import type { OpenIntent } from './order-intents.ts'
import { createOrderIntents } from './order-intents.ts'
import { orderedBefore } from './order-answers.ts'
import { createTermsConsents } from './terms-consents.ts'
import { toCartToOrder } from './to-cart-to-order.ts'

/** The dependencies of a checkout store. */
export interface CheckoutStoreOptions {
  readonly port: CheckoutPort
  readonly cart: CartStore
  readonly session: SessionStore
  /** Whether coins are used at first [27.1], and which terms apply. */
  readonly settings: Pick<Settings, 'compliance' | 'loyaltyPoints' | 'termsVersion'>
  /** The language in which the terms are shown. */
  readonly locale: Locale
  readonly storage: SafeStorage
  readonly sessionStorage: SafeStorage
  /** Where the shopper came from, by UTM name. */
  readonly attribution: Readonly<Record<string, string>>
  /** The address to deliver to, where one is known: on this device, or in the address book. */
  readonly address: () => DeliveryAddress | null | Promise<DeliveryAddress | null>
  /** A new random id for each intent to order. */
  readonly createId: () => string
  readonly clock: Clock
  /** Calls the listener when the shopper or the network is back; returns a function that stops it. */
  readonly onReturn: (listener: () => void) => () => void
  /** Called when the server's checkout is no longer what was read of it. */
  readonly onChanged: (checkoutId: string) => void
}

/** Creates the store of the checkout: checkout, address, order with its idempotency key, clearing the cart. */
export function createCheckoutStore(options: CheckoutStoreOptions): CheckoutStore {
  const { port, cart, session, settings, storage, sessionStorage, attribution, onChanged } = options
  const details = createCheckoutDetails(storage, settings)
  const intents = createOrderIntents(storage)
  const consents = createTermsConsents(sessionStorage, settings, options.locale)
  const store = createStore<CheckoutState>(() => ({
    creating: idle,
    updatingAddress: idle,
    placements: {},
    choices: {},
    followed: [],
  }))
  const settler = createOrderSettler(port, options.clock)
  const placer = createOrderPlacer({
    ...options,
    details,
    intents,
    settler,
    onPlacement: setPlacement,
    onFoundOrder: tidyUpAfter,
  })
  options.onReturn(() => {
    settler.hurry()
    forgetOffline()
  })
  let creating: Promise<Result<string, PortErrorCode>> | null = null

  async function makeCheckout(address: DeliveryAddress | null): Promise<Result<string, PortErrorCode>> {
    const free = await placer.settleAll()
    if (!free.ok) return free
    const settled = await cart.actions.flush()
    if (!settled.ok) return settled
    const lines = settled.value.lines.map(({ line }) => line)
    const excess = excessLines(lines.length)
    if (excess > 0) return err('request/too-large', { fields: { excess: String(excess) } })
    const opened = await session.open()
    if (!opened.ok) return opened
    const shopper = {
      user: opened.value,
      attribution,
      usesCoins: usesCoinsAtFirst(settings),
      consent: consents.read(),
    }
    const toOrder = toCartToOrder(lines, settled.value.totals, address, shopper)
    if (toOrder.lineItems.length === 0) return err('checkout/items-not-valid')
    const created = await port.create(toOrder)
    if (created.ok && created.value === '') return err('network/malformed')
    if (created.ok) details.keep(created.value, toOrder)
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

  /** Back online, it is no longer true that the page is offline, and what was not sent can be sent. */
  function forgetOffline() {
    const { creating, updatingAddress, placements } = store.getState()
    store.setState({
      creating: endedOffline(creating) ? idle : creating,
      updatingAddress: endedOffline(updatingAddress) ? idle : updatingAddress,
      placements: Object.fromEntries(Object.entries(placements).filter(([, placement]) => !endedOffline(placement))),
    })
  }

  function setPlacement(checkoutId: string, placement: Placement) {
    store.setState(({ placements }) => ({ placements: { ...placements, [checkoutId]: placement } }))
  }

  /** Clears what was ordered; lines that came into the cart since stay in it. */
  function tidyUp(order: OrderOfCheckout, lineIds?: readonly string[]): boolean {
    const open = details.readIds()
    if (!open || (open.orderId !== order.id && open.id !== order.checkoutId)) return false
    storage.write(localKeys.orderId, order.id)
    details.forget()
    intents.mark(open.id, { isAnswered: true, isTidiedUp: true })
    consents.forget()
    sessionStorage.remove(sessionKeys.coupon)
    cart.actions.clear(lineIds)
    return true
  }

  /** Asks what became of unanswered orders, and reports it on any page. */
  async function follow(intent: OpenIntent): Promise<void> {
    store.setState(({ followed }) => ({ followed: [...new Set([...followed, intent.checkoutId])] }))
    if (!intent.isAnswered && !store.getState().placements[intent.checkoutId])
      setPlacement(intent.checkoutId, unanswered)
    const placement = await placer.follow(intent)
    if (placement.status === 'placed' && !intent.isTidiedUp) tidyUpAfter(intent, placement.order)
  }

  /** The same for an order that this page did not place. */
  function tidyUpAfter({ checkoutId, lineIds }: OpenIntent, order: PlacedOrder) {
    // Where another tab has tidied up already, only this is left.
    intents.mark(checkoutId, { isAnswered: true, isTidiedUp: true })
    tidyUp({ id: order.id, checkoutId }, lineIds)
  }

  const actions: CheckoutActions = {
    create,
    async proceed() {
      consents.note()
      const free = await placer.settleAll()
      if (!free.ok) return toOutcome(free.error)
      const address = await options.address()
      if (!address) return { kind: 'address-needed' }
      const created = await create(address)
      if (created.ok) return { kind: 'checkout-created', checkoutId: created.value }
      // An address that was stored earlier and is not deliverable: its form shows why and lets the shopper correct it.
      return isAddressRefusal(created.error) ? { kind: 'address-needed' } : toOutcome(created.error)
    },
    async updateAddress(checkoutId, address, usesCoins) {
      store.setState({ updatingAddress: { status: 'pending' } })
      const coupon = readCoupon(sessionStorage)
      const updated = await port.updateAddress({
        checkoutId,
        address,
        discountAmount: coupon?.value ?? 0,
        discountCode: coupon?.name ?? '',
        usesCoins,
      })
      store.setState({ updatingAddress: taskAfter(updated) })
      // If the answer was lost, reading the checkout tells whether it was changed.
      if (updated.ok || updated.error.code === 'network/unanswered') onChanged(checkoutId)
      return updated
    },
    placeOrder: placer.place,
    choose: (checkoutId, mode) => store.setState(({ choices }) => ({ choices: { ...choices, [checkoutId]: mode } })),
    async resume(checkoutId) {
      const intent = intents.read(checkoutId)
      if (intent === null || intent.isAnswered || store.getState().placements[checkoutId]) return null
      setPlacement(checkoutId, unanswered)
      return placer.follow(intent)
    },
    followAll() {
      for (const intent of intents.list()) void follow(intent)
    },
    unfollow(checkoutId) {
      if (intents.read(checkoutId)?.isTidiedUp) intents.forget(checkoutId)
      store.setState(({ followed }) => ({ followed: followed.filter((id) => id !== checkoutId) }))
    },
    tidyUp: (order) => tidyUp(order),
    complete(order) {
      const checkoutId = order.checkoutId ?? details.readIds()?.id
      const isFirst = tidyUp(order)
      if (checkoutId !== undefined && intents.read(checkoutId)?.isTidiedUp) intents.forget(checkoutId)
      return isFirst
    },
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

const idle: Task = { status: 'idle' }

function endedOffline(task: Task | Placement): boolean {
  return (task.status === 'failed' || task.status === 'refused') && task.error.code === 'network/offline'
}

const unanswered: Placement = { status: 'unknown', error: { code: 'network/unanswered' } }

function toOutcome(error: Failure<PortErrorCode>): ProceedOutcome {
  const ordered = orderedBefore(error)
  return ordered ? { kind: 'already-ordered', ...ordered } : { kind: 'failed', error }
}

function taskAfter(result: Result<string, PortErrorCode>): Task {
  return result.ok ? idle : { status: 'failed', error: result.error }
}
