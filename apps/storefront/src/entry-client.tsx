import { browserEnvironment } from '@krishi/storefront-hooks/browser'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportFailedStart, takeEarlySubmits } from './boot/early-submits.ts'
import { addEarlySubmits } from './cart-handover/add-early-submits.ts'
import { takeCartCookie } from './cart-handover/take-cart-cookie.ts'
import { createBrowserStorefront } from './composition/create-browser-storefront.ts'
import { loadPage, resumePage } from './routes/load-page.ts'
import { holdIslandClicks, prepareIslands, wakeIslands } from './shell/island.tsx'
import { Shop } from './shell/shop.tsx'
import type { ShopState } from './shell/shop-state.ts'

const state = JSON.parse(document.getElementById('shop-state')?.textContent ?? '') as ShopState
const root = document.getElementById('root')
const storefront = createBrowserStorefront(state)
const { ports, queries, settings } = storefront
const sources = { ports, queries, settings, origin: location.origin }

/** Another page: what stands around it must be able to follow. */
async function load(pathname: string, search: string) {
  void wakeIslands()
  const [page] = await Promise.all([loadPage(sources, pathname, search), prepareIslands()])
  return page
}

// Not awaited at the top level: the page's chunk imports this one and would wait for itself.
resumePage(location.pathname, location.search.replace(/^\?/, ''), state.screen).then((initial) => {
  if (!root) return
  startTransition(() => {
    hydrateRoot(
      root,
      <Shop
        storefront={storefront}
        settings={settings}
        locale={state.locale}
        initial={initial}
        loadPage={load}
        earlyCart={state.earlyCart}
      />,
    )
  })
  holdIslandClicks()
  browserEnvironment(window).onFirstTouch?.(() => void wakeIslands())
  // The bar shows what is in the cart.
  storefront.cart.subscribe(({ view }) => void (view.count > 0 && wakeIslands()))
  void takeCartCookie(storefront.cart)
  void addEarlySubmits(storefront.cart, takeEarlySubmits())
}, reportFailedStart)
