import type { Checkout, PaymentMode, PlacedOrder } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Failure } from '@krishi/storefront-core/result'
import { createId } from '@krishi/storefront-core/text'
import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { useEffectEvent } from '../react-compat.ts'
import type { Query } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useLeaveSignal } from '../storefront/use-leave-signal.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { CheckoutPort } from './checkout-port.ts'
import type { CheckoutActions, CheckoutStore, Placement, Task } from './checkout-store.ts'
import { createCheckoutStore } from './create-checkout-store.ts'
import { knownAddress } from './known-address.ts'

const stores = new WeakMap<Storefront, CheckoutStore>()

/** The checkout of a storefront: one for all its views, made when the first of them asks. */
export function checkoutOf(storefront: Storefront): CheckoutStore {
  const known = stores.get(storefront)
  if (known) return known
  const store = createCheckoutStore({
    ...storefront,
    port: storefront.ports.checkout,
    createId: () => createId(storefront.random),
    address: () => knownAddress(storefront),
    onChanged: (checkoutId) => storefront.queries.invalidate([checkoutKey, checkoutId]),
  })
  stores.set(storefront, store)
  return store
}

const checkoutKey = 'checkout.abandonedCheckout'

/** An open checkout by its id [30.13]; prices and stock are today's, so it is never shown from an old answer. */
export function checkoutOptions(
  { checkout }: { readonly checkout: CheckoutPort },
  { checkoutId, locale }: { readonly checkoutId: string; readonly locale: Locale },
): Query<Checkout> {
  return defineQuery<Checkout>({
    queryKey: [checkoutKey, checkoutId, locale],
    queryFn: ({ signal }) => valueOf(checkout.read({ checkoutId, locale }, { signal })),
    staleTime: 0,
  })
}

/** The state of a payment page [30.1]. */
export type CheckoutView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Failure<PortErrorCode>; retry: () => void }
  /** `completed`: its order is already there. `empty`: nothing in it can be bought any more. */
  | { readonly status: 'ready' | 'completed' | 'empty'; readonly checkout: Checkout }

/** A checkout by its id. One that turns out to be completed, though its answer never came, is tidied up after. */
export function useCheckout(checkoutId: string): CheckoutView {
  const storefront = useStorefront()
  const { ports, locale } = storefront
  const { actions } = checkoutOf(storefront)
  const remote = useRemote(checkoutOptions(ports, { checkoutId, locale }))
  const completedBy = remote.status === 'ready' && remote.value.isCheckoutCompleted ? remote.value.orderId : null
  useEffect(() => {
    if (completedBy) actions.tidyUp({ id: completedBy, checkoutId })
  }, [actions, completedBy, checkoutId])
  if (remote.status !== 'ready') return remote
  const { value: checkout } = remote
  if (checkout.isCheckoutCompleted) return { status: 'completed', checkout }
  return { status: checkout.cart.lineItems.length === 0 ? 'empty' : 'ready', checkout }
}

/** Makes a checkout of the cart: from the cart by `proceed`, from the address page by `create` [24.5, 29.4]. */
export function useCreateCheckout(): { readonly task: Task } & Pick<CheckoutActions, 'create' | 'proceed'> {
  const store = checkoutOf(useStorefront())
  const task = useStore(store, (checkout) => checkout.creating)
  return { task, create: store.actions.create, proceed: store.actions.proceed }
}

/** Changes the delivery address of an open checkout [29.4]. */
export function useUpdateAddress(): { readonly task: Task; readonly update: CheckoutActions['updateAddress'] } {
  const store = checkoutOf(useStorefront())
  const task = useStore(store, (checkout) => checkout.updatingAddress)
  return { task, update: store.actions.updateAddress }
}

/** The chosen payment mode of a checkout, null until one is chosen, and its setter [30.2]. All views share it. */
export function usePaymentChoice(checkoutId: string): readonly [PaymentMode | null, (mode: PaymentMode) => void] {
  const store = checkoutOf(useStorefront())
  const chosen = useStore(store, ({ choices }) => choices[checkoutId] ?? null)
  return [chosen, (mode) => store.actions.choose(checkoutId, mode)]
}

const idle: Placement = { status: 'idle' }

/**
 * Places the order of a checkout. While its answer is unknown it is asked for by its key, and `placeOrder` asks at once [30.12].
 *
 * @param onFound Called with an order whose answer came only after this page had been loaded again.
 */
export function usePlaceOrder(
  checkoutId: string,
  onFound: (order: PlacedOrder) => void,
): {
  readonly placement: Placement
  placeOrder: (checkout: Checkout, paymentMode: PaymentMode) => Promise<Placement>
} {
  const store = checkoutOf(useStorefront())
  const leaving = useLeaveSignal()
  const placement = useStore(store, ({ placements }) => placements[checkoutId] ?? idle)
  const found = useEffectEvent(onFound)
  const resume = useEffectEvent(async () => {
    const signal = leaving()
    const resumed = await store.actions.resume(checkoutId)
    if (resumed?.status === 'placed' && !signal.aborted) found(resumed.order)
  })
  useEffect(() => void resume(), [checkoutId])
  return { placement, placeOrder: store.actions.placeOrder }
}

/** An order that an earlier page left open, and how far it is. */
export interface OpenOrder {
  readonly checkoutId: string
  readonly placement: Placement
}

/** What became of the order that an earlier page left open; null where there is none, or it has been read [30.12]. */
export function useOpenOrder(): { readonly order: OpenOrder | null; readonly dismiss: () => void } {
  const store = checkoutOf(useStorefront())
  const checkoutId = useStore(store, ({ followed }) => followed[0])
  const placement = useStore(store, ({ placements }) => (checkoutId === undefined ? idle : placements[checkoutId]))
  useEffect(() => store.actions.followAll(), [store])
  return {
    order: checkoutId !== undefined && placement ? { checkoutId, placement } : null,
    dismiss: () => checkoutId !== undefined && store.actions.unfollow(checkoutId),
  }
}
