import type { OrderFate, PlacedOrder } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import { expect } from 'vitest'
import type { OrderIntent, SettleQuestion } from '../checkout/checkout-port.ts'
import { checkoutOf } from '../checkout/use-checkout.ts'
import { anAddress } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { addToCart, aStorefront } from './a-storefront.ts'

/** Nobody knows whether the server has done it. */
export const lost = err('network/unanswered')

type OrderAnswer = Result<PlacedOrder, PortErrorCode>
type SettleAnswer = Result<OrderFate, PortErrorCode>

/** Ports whose order call is seen, and may lose its answer on the way back. */
export function watched(ports: StorefrontPorts, losses: OrderAnswer[] = [], unanswered: SettleAnswer[] = []) {
  const intents: OrderIntent[] = []
  const settled: SettleQuestion[] = []
  const settleOrder: StorefrontPorts['checkout']['settleOrder'] = async (question, options) => {
    settled.push(question)
    return unanswered.shift() ?? ports.checkout.settleOrder(question, options)
  }
  const placeOrder: StorefrontPorts['checkout']['placeOrder'] = async (intent, options) => {
    intents.push(intent)
    const answer = await ports.checkout.placeOrder(intent, options)
    return losses.shift() ?? answer
  }
  return { intents, settled, ports: { ...ports, checkout: { ...ports.checkout, placeOrder, settleOrder } } }
}

/**
 * An open checkout of a cash order, and all that a test does or looks at. `losses` are answered to the first orders in place of the
 * shop's answers, `unanswered` to the first questions what became of one.
 */
export async function anOpenCheckout(losses: OrderAnswer[] = [], unanswered: SettleAnswer[] = []) {
  const memory = aStorefront()
  const { intents, settled, ports } = watched(memory.storefront.ports, losses, unanswered)
  const listeners = new Set<() => void>()
  const onReturn = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const test = {
    ...aStorefront({ ports, browser: memory.browser, tab: memory.tab, onReturn }),
    backend: memory.backend,
  }
  addToCart(test)
  const store = checkoutOf(test.storefront)
  const checkoutId = await valueOf(store.actions.create(anAddress()))
  const checkout = await valueOf(ports.checkout.read({ checkoutId, locale: 'en' }))
  const place = () => store.actions.placeOrder(checkout, 'cod')
  const placement = () => store.getState().placements[checkoutId]
  /** Another page places the order, and is gone before it hears of it; the server may not have heard of it either. */
  async function leaveOpen({ isHeard = true } = {}) {
    const losing = {
      ...ports.checkout,
      settleOrder: () => Promise.resolve(lost),
      async placeOrder(intent: OrderIntent) {
        if (isHeard) await ports.checkout.placeOrder(intent)
        return lost
      },
    }
    const page = aStorefront({ ports: { ...ports, checkout: losing }, browser: test.browser })
    const leaving = checkoutOf(page.storefront)
    void leaving.actions.placeOrder(checkout, 'cod')
    await expect.poll(() => leaving.getState().placements[checkoutId]?.status).toBe('unknown')
  }
  const comeBack = () => listeners.forEach((listener) => listener())
  return { ...test, ports, intents, settled, store, checkout, place, placement, leaveOpen, comeBack }
}
