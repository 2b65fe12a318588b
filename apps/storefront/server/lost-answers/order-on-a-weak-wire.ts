import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { CheckoutIdResponse } from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import type { CheckoutStore } from '@krishi/storefront-hooks/checkout'
import { createCheckoutStore } from '@krishi/storefront-hooks/checkout'
import type { Clock } from '@krishi/storefront-hooks/clock'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { createHttpPorts, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { WeakWire, WireFault } from './weak-wire.ts'
import { createWeakWire } from './weak-wire.ts'

/** What a shopper does who wants one order and does not hear of it. */
export type Course =
  | 'waits'
  | 'taps again'
  | 'reloads'
  | 'comes back to the shop'
  | 'orders from the cart'
  | 'has two tabs'

export const courses: readonly Course[] = [
  'waits',
  'taps again',
  'reloads',
  'comes back to the shop',
  'orders from the cart',
  'has two tabs',
]

/** What came of one intention to order. */
export interface WeakOrder {
  readonly fault: WireFault
  readonly course: Course
  readonly orders: number
  /** Lines that are left in the cart. */
  readonly lines: number
  /** Whether the shopper knows of the order. */
  readonly isHeard: boolean
}

/** How much faster the pages' time goes than ours. */
const haste = 400

const hastyClock: Clock = {
  now: Date.now,
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs / haste)
    return () => clearTimeout(timer)
  },
}

const productHandle = 'vindhyabeej-sagar-568-cabbage-hybrid-seeds'

const address: DeliveryAddress = {
  ...{ fullName: 'Lakshmi Gowda', phone: '9845012345' },
  ...{ address1: '12 - Temple Road', address2: 'Dist: Nashik', city: 'Nashik', province: 'MH', zip: '422001' },
}

interface Page {
  readonly storefront: Storefront
  readonly store: CheckoutStore
}

/** Calls the real API, as a server that hears a request. */
export type SendRequest = (request: Request) => Promise<Response>

/** One phone: what it keeps, its cookie, and the checkouts that the shop made for it. */
function createPhone(send: SendRequest) {
  const kept = new Map<string, string>()
  const checkoutIds = new Set<string>()
  let cookie = ''
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }

  const carry: typeof fetch = async (input, init) => {
    // The shop does what it has heard, whoever still listens.
    const request = new Request(input, { ...init, signal: null })
    if (cookie !== '') request.headers.set('cookie', cookie)
    const isNewCheckout = request.method === 'POST' && new URL(request.url).pathname.endsWith('/checkouts')
    const response = await send(request)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    if (isNewCheckout) {
      const made = (await response.clone().json()) as CheckoutIdResponse
      checkoutIds.add(made.data.checkoutId)
    }
    return response
  }

  function openPage(wire: Pick<WeakWire, 'fetch'>): Page {
    const lent = { locale: 'en', clock: hastyClock } as const
    const storefront = createStorefront({
      ports: createHttpPorts({ baseUrl: 'http://shop.internal/api', fetch: wire.fetch, ...lent }),
      settings: defaultSettings,
      storage: () => storage,
      createCart: createCartStore,
      ...lent,
    })
    const store = createCheckoutStore({
      ...storefront,
      port: storefront.ports.checkout,
      address: () => address,
      createId: () => crypto.randomUUID(),
      onChanged: () => undefined,
    })
    storefront.cart.hydrate()
    return { storefront, store }
  }

  return { carry, openPage, checkoutIds }
}

/** Places the order of a checkout until it is known to be placed: a shopper who is told that nothing was ordered taps again. */
async function insist({ store, storefront }: Page, checkoutId: string): Promise<boolean> {
  const read = await storefront.ports.checkout.read({ checkoutId, locale: 'en' })
  if (!read.ok)
    throw new Error(`The checkout cannot be read: ${read.error.code}. Nothing can be ordered. Look at the API.`)
  if (read.value.isCheckoutCompleted) return true
  const placement = await store.actions.placeOrder(read.value, 'cod')
  if (placement.status === 'placed') return true
  if (placement.status === 'refused' && placement.error.code === 'checkout/already-completed') return true
  return insist({ store, storefront }, checkoutId)
}

/** When the page says that nobody knows what became of the order; at once where it knows. */
function whenUnanswered({ store }: Page, checkoutId: string): Promise<void> {
  const isOver = () => !['idle', 'placing', undefined].includes(store.getState().placements[checkoutId]?.status)
  return new Promise((resolve) => {
    const stop = store.subscribe(look)
    function look() {
      if (!isOver()) return
      stop()
      resolve()
    }
    look()
  })
}

/** Goes from the cart to the order, as often as it takes. True once the shopper is told of an order. */
async function orderFromCart(page: Page): Promise<boolean> {
  const outcome = await page.store.actions.proceed()
  if (outcome.kind === 'already-ordered') return true
  if (outcome.kind === 'checkout-created') return insist(page, outcome.checkoutId)
  // The page has found the order by itself meanwhile, and emptied the cart.
  if (page.storefront.cart.getState().view.count === 0) return true
  return orderFromCart(page)
}

/** Orders the cart of a new shopper once, on a wire that loses the answer, and counts what came of it. */
export async function orderOnAWeakWire(send: SendRequest, fault: WireFault, course: Course): Promise<WeakOrder> {
  const phone = createPhone(send)
  const wire = createWeakWire(phone.carry, fault, 2)
  const page = phone.openPage(wire)
  const { cart, ports } = page.storefront
  const product = await ports.catalog.product({ handle: productHandle, locale: 'en' })
  const variant = product.ok ? product.value.variants[0] : undefined
  if (!product.ok || !variant) throw new Error('The product is gone. Nothing can be ordered. Name another one.')
  cart.actions.add(product.value, variant)
  const created = await page.store.actions.create(address)
  if (!created.ok) throw new Error(`No checkout: ${created.error.code}. Nothing can be ordered. Look at the API.`)
  const checkoutId = created.value

  async function follow(): Promise<boolean> {
    const ordering = insist(page, checkoutId)
    if (course === 'waits') return ordering
    if (course === 'has two tabs') {
      const both = await Promise.all([ordering, insist(phone.openPage(wire), checkoutId)])
      return both.every(Boolean)
    }
    await whenUnanswered(page, checkoutId)
    if (course === 'taps again') return (await insist(page, checkoutId)) && ordering
    wire.cut()
    const later = phone.openPage({ fetch: phone.carry })
    switch (course) {
      case 'reloads': {
        const resumed = await later.store.actions.resume(checkoutId)
        return resumed?.status === 'placed' || insist(later, checkoutId)
      }
      case 'comes back to the shop':
        later.store.actions.followAll()
        return orderFromCart(later)
      case 'orders from the cart':
        return orderFromCart(later)
    }
  }

  const isHeard = await follow()
  await wire.deliverLate()
  const after = phone.openPage({ fetch: phone.carry })
  let orders = 0
  for (const id of phone.checkoutIds) {
    const read = await after.storefront.ports.checkout.read({ checkoutId: id, locale: 'en' })
    if (!read.ok)
      throw new Error(`The checkout cannot be read: ${read.error.code}. Orders cannot be counted. Look at the API.`)
    if (!read.value.isCheckoutCompleted || !read.value.orderId) continue
    orders += 1
    after.store.actions.complete({ id: read.value.orderId, checkoutId: id })
  }
  const lines = after.storefront.cart.getState().view.lines.length
  return { fault, course, orders, lines, isHeard }
}

/** Whether what came of an intention is what the shopper wanted: one order, known, and nothing left to order. */
export function isAsIntended({ orders, lines, isHeard }: WeakOrder): boolean {
  return orders === 1 && lines === 0 && isHeard
}
