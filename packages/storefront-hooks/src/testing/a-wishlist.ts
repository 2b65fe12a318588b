import type { Product } from '@krishi/storefront-core/catalog'
import { createWishlistStore } from '../wishlist/create-wishlist-store.ts'
import type { EndedWish, NewWish } from '../wishlist/wishlist-port.ts'
import type { WishlistEvent, WishlistStore } from '../wishlist/wishlist-store.ts'
import { aStorefront } from './a-storefront.ts'
import { aStorage } from './storages.ts'

const user = { isGuestUser: false, userId: 'user-1', userExternalId: '77', mobileNumber: '9876543210' }

/** The wishlist of a signed-in shopper over a shop in memory, with what it sends and says. */
export function aWishlist({
  isGuest = false,
  browser = aStorage(),
  tab = aStorage(),
}: {
  readonly isGuest?: boolean
  readonly browser?: ReturnType<typeof aStorage>
  readonly tab?: ReturnType<typeof aStorage>
} = {}) {
  const shop = aStorefront({ ...(!isGuest && { user }), browser, tab })
  const { storefront, backend, clock } = shop
  const sent: (NewWish | EndedWish)[] = []
  const { create, remove, all } = storefront.ports.wishlist
  let inFlight = 0
  let mostInFlight = 0
  async function counted<Value>(call: Promise<Value>): Promise<Value> {
    inFlight += 1
    mostInFlight = Math.max(mostInFlight, inFlight)
    const answer = await call
    inFlight -= 1
    return answer
  }
  const ports = {
    wishlist: {
      all,
      create: (wish: NewWish) => (sent.push(wish), counted(create(wish))),
      remove: (wish: EndedWish) => (sent.push(wish), counted(remove(wish))),
    },
  }
  const open = (listen = (opened: WishlistStore) => void opened.onEvent((event) => events.push(event))) => {
    const store = createWishlistStore({ ...storefront, ports })
    listen(store)
    return store
  }
  const events: WishlistEvent[] = []
  const store = open()
  const product = (number: number) => backend.shop().products[number - 1] as Product
  const said = () => events.map(({ type }) => type)
  return {
    ...{ store, backend, clock, browser, tab, events, said, sent, product, open },
    auth: storefront.ports.auth,
    session: storefront.session,
    sessions: storefront.ports.session,
    ids: (of = store) => [...of.getState().wishes.keys()],
    mostInFlight: () => mostInFlight,
    ...store.actions,
  }
}
