import { onFirstTouch } from '@krishi/storefront-hooks/browser'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportFailedStart, takeEarlySubmits } from './boot/early-submits.ts'
import { addEarlySubmits } from './cart-handover/add-early-submits.ts'
import { takeCartCookie } from './cart-handover/take-cart-cookie.ts'
import { createBrowserStorefront } from './composition/create-browser-storefront.ts'
import { loadPage, resumePage } from './routes/load-page.ts'
import { holdIslandClicks, wakeIslands } from './shell/island.tsx'
import { Shop } from './shell/shop.tsx'
import type { ShopState } from './shell/shop-state.ts'

const state = JSON.parse(document.getElementById('shop-state')?.textContent ?? '') as ShopState
const root = document.getElementById('root')
const storefront = createBrowserStorefront(state)
const firstLocation = { pathname: location.pathname, search: location.search.replace(/^\?/, '') }
const sources = { ...storefront, origin: location.origin }

/** Another page: what stands around it must be able to follow. */
function load(pathname: string, search: string) {
  wakeIslands()
  return loadPage(sources, pathname, search)
}

// Not awaited at the top level: the page's chunk imports this one and would wait for itself.
resumePage(firstLocation.pathname, firstLocation.search, state).then((initial) => {
  if (!root) return
  startTransition(() => {
    hydrateRoot(
      root,
      <Shop
        storefront={storefront}
        firstLocation={firstLocation}
        initial={initial}
        loadPage={load}
        earlyCart={state.earlyCart}
      />,
    )
  })
  holdIslandClicks()
  onFirstTouch(window, wakeIslands)
  // She is in one already: her first touch came before anybody could notice it.
  if (document.activeElement?.closest('[data-island]')) wakeIslands()
  // The bar shows what is in the cart.
  storefront.cart.subscribe(({ view }) => {
    if (view.count > 0) wakeIslands()
  })
  void takeCartCookie(storefront.cart)
  void addEarlySubmits(storefront.cart, takeEarlySubmits())
}, reportFailedStart)
