import type { Product } from '@krishi/storefront-core/catalog'
import type { CartLineReference, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { createMemoryCartPort } from '../cart/create-memory-cart-port.ts'
import type { CartPort, CartPrices } from '../cart/cart-port.ts'
import type { CartEvent, CartState } from '../cart/cart-state.ts'
import type { CartStoreOptions } from '../cart/cart-store.ts'
import { createCartStore } from '../cart/create-cart-store.ts'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aShop } from '../memory/fixtures.ts'
import { createSafeStorage } from '../storage/index.ts'
import { createFakeClock } from './create-fake-clock.ts'
import { aStorage } from './storages.ts'

/** A cart store on a shop in memory, with everything that a test moves or looks at. */
export function aCartStore(own: Partial<CartStoreOptions> = {}, create = createCartStore) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop(), clock, latencyMs: 100 })
  const browser = aStorage()
  const options: CartStoreOptions = {
    port: createMemoryCartPort(backend),
    locale: 'en',
    clock,
    storage: createSafeStorage(() => browser),
    sessionStorage: createSafeStorage(() => aStorage()),
    settings: defaultSettings,
    ...own,
  }
  const cart = create(options)
  const events: CartEvent[] = []
  cart.onEvent((event) => events.push(event))
  return {
    ...options,
    clock,
    backend,
    browser,
    cart,
    events,
    add: (number: number) => addTo(cart, backend.shop().products, number),
  }
}

function addTo(cart: ReturnType<typeof createCartStore>, products: readonly Product[], number: number) {
  const product = products[number - 1]
  const variant = product?.variants[0]
  if (!product || !variant) throw new Error(`The shop has no product ${number}, so it cannot be added. Use 1 to 5.`)
  return cart.actions.add(product, variant)
}

/** Quantities by variant, as the shopper sees them. */
export function quantitiesOf(state: CartState): Readonly<Record<string, number>> {
  return Object.fromEntries(state.view.lines.map(({ line }) => [line.id, line.cartQty]))
}

/** A price call that a test answers itself, in any order. */
export interface OpenCall {
  readonly lines: readonly CartLineReference[]
  answer: (result?: Result<CartPrices, PortErrorCode>) => void
}

/** A cart port whose calls stay open until the test answers them; by default with what `port` says. */
export function aManualCartPort(port: CartPort): { readonly port: CartPort; readonly calls: OpenCall[] } {
  const calls: OpenCall[] = []
  return {
    calls,
    port: {
      ...port,
      price: (input) =>
        new Promise((resolve) => {
          calls.push({
            lines: input.lines,
            answer: (result) => resolve(result ?? port.price(input)),
          })
        }),
    },
  }
}
