import { defaultSettings } from '@krishi/storefront-core/settings'
import type { MemoryPortsOptions } from '../memory/create-memory-ports.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aShop } from '../memory/fixtures.ts'
import type { StorefrontOptions } from '../storefront/create-storefront.ts'
import { createStorefront } from '../storefront/create-storefront.ts'
import { createCartStore } from '../cart/create-cart-store.ts'
import { createFakeClock } from './create-fake-clock.ts'
import { aStorage } from './storages.ts'

/** A storefront on a shop in memory, with everything that a test moves or looks at. */
export function aStorefront({
  user,
  browser = aStorage(),
  tab = aStorage(),
  ...own
}: Partial<StorefrontOptions> &
  Pick<MemoryPortsOptions, 'user'> & {
    readonly browser?: ReturnType<typeof aStorage>
    readonly tab?: ReturnType<typeof aStorage>
  } = {}) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop(), clock })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend, ...(user && { user }) }),
    locale: 'en',
    settings: defaultSettings,
    createCart: createCartStore,
    clock,
    storage: () => browser,
    sessionStorage: () => tab,
    ...own,
  })
  return { storefront, backend, clock, browser, tab }
}

/** Puts one of a product of the shop in memory into the cart: 1 to 5. */
export function addToCart(
  { storefront, backend }: Pick<ReturnType<typeof aStorefront>, 'storefront' | 'backend'>,
  number = 1,
) {
  const product = backend.shop().products[number - 1]
  const variant = product?.variants[0]
  if (!product || !variant) throw new Error(`The shop has no product ${number}, so it cannot be added. Use 1 to 5.`)
  return storefront.cart.actions.add(product, variant)
}
