import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { isAddressRefusal } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import { createStore } from 'zustand/vanilla'
import type { CartStore } from '../cart/cart-store.ts'
import type { Clock } from '../clock/index.ts'
import { readCoupon } from '../coupons/stored-coupon.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type { SafeStorage } from '../storage/index.ts'
import { createCheckoutDetails } from './checkout-details.ts'
import type { CheckoutPort } from './checkout-port.ts'
import type { CheckoutActions, CheckoutState, CheckoutStore, Placement } from './checkout-store.ts'
import { noCheckout, taskAfter, toOutcome, withoutOffline } from './checkout-tasks.ts'
import { createOrderPlacer } from './create-order-placer.ts'
import { createOrderSettler } from './create-order-settler.ts'
import { makeCheckout } from './make-checkout.ts'
import { createOrderFollowing } from './order-following.ts'
import { createOrderIntents } from './order-intents.ts'
import { createOrderTidying } from './order-tidying.ts'
import { createTermsConsents } from './terms-consents.ts'

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
  const details = createCheckoutDetails(options.storage, options.settings)
  const intents = createOrderIntents(options.storage)
  const consents = createTermsConsents(options.sessionStorage, options.settings, options.locale)
  const store = createStore<CheckoutState>(() => noCheckout)
  const settler = createOrderSettler(options.port, options.clock)
  const tidying = createOrderTidying({ ...options, details, intents, consents })
  const parts = { ...options, ...tidying, details, intents, consents, settler, store, onPlacement }
  const placer = createOrderPlacer(parts)
  let creating: Promise<Result<string, PortErrorCode>> | null = null
  options.onReturn(() => {
    settler.hurry()
    store.setState(withoutOffline)
  })

  function onPlacement(checkoutId: string, placement: Placement) {
    store.setState(({ placements }) => ({ placements: { ...placements, [checkoutId]: placement } }))
  }

  async function create(address: DeliveryAddress | null) {
    if (creating) return creating
    store.setState({ creating: { status: 'pending' } })
    creating = makeCheckout(address, { ...parts, placer })
    const created = await creating
    creating = null
    store.setState({ creating: taskAfter(created) })
    return created
  }

  const actions: CheckoutActions = {
    ...createOrderFollowing({ ...parts, placer }),
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
      const { value: discountAmount = 0, name: discountCode = '' } = readCoupon(options.sessionStorage) ?? {}
      const updated = await options.port.updateAddress({ checkoutId, address, discountAmount, discountCode, usesCoins })
      store.setState({ updatingAddress: taskAfter(updated) })
      // If the answer was lost, reading the checkout tells whether it was changed.
      if (updated.ok || updated.error.code === 'network/unanswered') options.onChanged(checkoutId)
      return updated
    },
    placeOrder: placer.place,
    choose: (checkoutId, mode) => store.setState(({ choices }) => ({ choices: { ...choices, [checkoutId]: mode } })),
    tidyUp: tidying.tidyUp,
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}
