import type { CartLine, PricedProduct } from '@krishi/storefront-core/cart'
import { parseStoredCart, serializeCart } from '@krishi/storefront-core/cart'
import { putAside, savedStanding } from '@krishi/storefront-core/saved-for-later'
import type { SavedStanding } from '@krishi/storefront-core/saved-for-later'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Storefront } from '../storefront/create-storefront.ts'
import { keptKeys } from '../storage/kept-keys.ts'

/** What is saved for later as state. */
export interface SavedForLaterState {
  /** As they were when they were saved, newest first. */
  readonly lines: readonly CartLine[]
  /** How each stands today, by line id; those that are not priced yet are absent. */
  readonly standings: ReadonlyMap<string, SavedStanding>
  /** How far today's prices are. */
  readonly prices: 'idle' | 'loading' | 'ready' | 'failed'
}

/**
 * What became of moving a line to the cart. `short`: fewer than were saved, because there are no more. `full`: the cart has no room.
 * `gone`: it cannot be had. `failed`: today's prices could not be read.
 */
export type MovedToCart = 'moved' | 'short' | 'full' | 'gone' | 'failed'

/** What a shopper does with saved lines. */
export interface SavedForLaterActions {
  /** Puts a line of the cart aside. Undoing the removal in the cart takes it back from here. */
  save: (lineId: CartLine['id']) => void
  /** Puts a saved line back into the cart at today's price. */
  moveToCart: (lineId: CartLine['id']) => Promise<MovedToCart>
  /** Forgets a line; `restore` brings it back. */
  remove: (lineId: CartLine['id']) => void
  restore: (line: CartLine) => void
  /** Shows what the device keeps, at today's prices. */
  refresh: () => Promise<void>
}

/** The saved lines of one storefront. */
export interface SavedForLater extends Pick<
  StoreApi<SavedForLaterState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  readonly actions: SavedForLaterActions
}

type Lent = Pick<Storefront, 'cart' | 'storage' | 'ports' | 'locale' | 'errors'>

/**
 * Creates the saved lines of a storefront, as the device keeps them. A pack is in the cart or saved, never both: what comes into the
 * cart in any way is saved no more.
 */
export function createSavedForLater({ cart, storage, ports, locale, errors }: Lent): SavedForLater {
  const device = savedOnDevice(storage)
  const store = createStore<SavedForLaterState>(() => ({ lines: device.read(), standings: new Map(), prices: 'idle' }))
  let priced: Readonly<Record<string, PricedProduct>> = {}

  const change = (next: Change) => store.setState({ lines: device.change(next) })
  const without = (lineId: string) => change((lines) => lines.filter(({ id }) => id !== lineId))

  function dropWhatCartHolds(): void {
    const { hydrated, view } = cart.getState()
    if (hydrated && store.getState().lines.some(({ id }) => view.byId.has(id))) {
      change((lines) => lines.filter(({ id }) => !view.byId.has(id)))
    }
  }

  async function refresh(): Promise<void> {
    // Another tab, or the page that Back leads from, may have changed them.
    const lines = device.read()
    const { prices } = store.getState()
    store.setState({ lines })
    if (prices === 'loading' || lines.length === 0) return
    store.setState({ prices: 'loading' })
    const asked = lines.map(({ productId, id, cartQty }) => ({ productId, variantId: id, quantity: cartQty }))
    const answer = await ports.cart.price({ lines: asked, locale })
    if (!answer.ok) {
      errors.report(answer.error.code, 'savedForLater')
      return store.setState({ prices: 'failed' })
    }
    priced = answer.value.products
    const standings = new Map(lines.map((line) => [line.id, savedStanding(line, priced)]))
    store.setState({ prices: 'ready', standings })
  }

  const actions: SavedForLaterActions = {
    refresh,
    remove: without,
    restore: (line) => change((lines) => putAside(lines, line)),
    save(lineId) {
      const line = cart.getState().view.byId.get(lineId)?.line
      if (!line) return
      change((lines) => putAside(lines, line))
      cart.actions.remove(lineId)
      void refresh()
    },
    async moveToCart(lineId) {
      if (!store.getState().standings.has(lineId)) await refresh()
      const { lines, standings } = store.getState()
      const line = lines.find(({ id }) => id === lineId)
      const standing = standings.get(lineId)
      if (!line || !standing) return 'failed'
      if (standing.kind !== 'available') return 'gone'
      const moved = putInCart(cart, line, priced[line.productId])
      if (moved === 'moved' || moved === 'short') without(lineId)
      return moved
    },
  }

  cart.subscribe(dropWhatCartHolds)
  dropWhatCartHolds()

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

type Change = (lines: readonly CartLine[]) => readonly CartLine[]

/** The saved lines as the device keeps them. */
function savedOnDevice(storage: Lent['storage']) {
  const read = () => parseStoredCart(storage.read(keptKeys.savedForLater))
  return {
    read,
    /** Another tab may have stored a change: each change starts from what is stored. */
    change(next: Change): readonly CartLine[] {
      const lines = next(read())
      if (lines.length === 0) storage.remove(keptKeys.savedForLater)
      else storage.write(keptKeys.savedForLater, serializeCart(lines))
      return lines
    },
  }
}

/** Adds as many of a line to the cart as there is room for, at today's price. */
function putInCart(cart: Lent['cart'], line: CartLine, product: PricedProduct | undefined): MovedToCart {
  const variant = product?.mapVariant[line.id]
  if (!product || !variant) return 'gone'
  const outcome = cart.actions.add(product, variant, line.cartQty)
  if (outcome.ok) return 'moved'
  if (outcome.error.remaining !== 0) return 'short'
  return outcome.error.code === 'cart/full' ? 'full' : 'gone'
}

const kept = new WeakMap<Storefront, SavedForLater>()

/** The saved lines of a storefront: one store for all that show or change them. Call it in the browser: a server knows no device. */
export function savedForLaterOf(storefront: Storefront): SavedForLater {
  const saved = kept.get(storefront) ?? createSavedForLater(storefront)
  kept.set(storefront, saved)
  return saved
}
