import {
  createAnalytics,
  createDataLayerSink,
  followCart,
  measuringConsentOf,
  reportCall,
  reportPurchase,
} from '@krishi/storefront-hooks/analytics'
import type { AnalyticsSink } from '@krishi/storefront-hooks/analytics'
import { orderOptions } from '@krishi/storefront-hooks/orders'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { watchErrors } from '@krishi/storefront-hooks/telemetry'
import { eventOfClick } from './clicks.ts'

/** The order that a page of thanks is about, by its address. */
const thanks = /\/orders\/([^/]+)\/thank_you$/

/**
 * Begins to report what nobody has caught [06.3] and, once the shopper agrees, what happens in the shop [08.1]. Loaded in a quiet
 * moment after the first touch: nothing of it is on the way to a page. Returns a function that stops it.
 */
export function startMeasuring(storefront: Storefront): () => void {
  const { ports, cart, errors, queries, locale } = storefront
  const overApi = (name: 'conversion' | 'activity' | 'attribution'): AnalyticsSink => ({
    name,
    send: (events) => ports.telemetry.events(name, events),
  })
  const sinks = [createDataLayerSink(window), overApi('conversion'), overApi('activity'), overApi('attribution')]
  const analytics = createAnalytics({ ...storefront, sinks, consent: measuringConsentOf(storefront) })
  const ended = new AbortController()

  async function lookForPurchase(): Promise<void> {
    const [, orderId] = thanks.exec(location.pathname) ?? []
    if (orderId === undefined) return
    const { queryKey } = orderOptions(ports, { orderId: decodeURIComponent(orderId), locale })
    const order = (await queries.client()).getQueryData(queryKey)
    if (order) reportPurchase(analytics, order)
  }

  function noteClick({ target }: Event): void {
    const name = eventOfClick(target)
    if (name !== null) analytics.track(name, { facts: { page: location.pathname } })
  }

  const look = errors.guard('lookForPurchase', lookForPurchase)
  const endOf = [watchErrors(window, errors), followCart(analytics, cart), () => ended.abort()]
  document.addEventListener('click', errors.guard('noteClick', noteClick), { signal: ended.signal, capture: true })
  look()
  void ports.telemetry.watchCalls((call) => {
    reportCall(analytics, call)
    // The page takes in the answer after this.
    if (call.name === 'orders.details') setTimeout(look, 0)
  })
  return () => endOf.forEach((end) => end())
}
