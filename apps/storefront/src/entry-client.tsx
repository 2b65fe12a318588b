import { onFirstTouch } from '@krishi/storefront-hooks/browser'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { reportFailedStart, takePreHydrationSubmits } from '@krishi/storefront-host/start'
import { hydrateIslands, replayIslandClicks } from '@krishi/storefront-host/hydration'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { startTransition, useEffect } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hasCartCookie } from './cart-handover/cart-cookie-name.ts'
import { createBrowserStorefront } from './composition/create-browser-storefront.ts'
import { fetchSettings } from './composition/fetch-settings.ts'
import { loadMessages } from './messages/load-messages.ts'
import { resumePage } from './routes/load-screen.ts'
import { pagesWithoutCartButton } from './shell/pages-and-cart.ts'
import { AppRoot } from './shell/app-root.tsx'
import type { ShopState } from './shell/shop-state.ts'

const state = JSON.parse(document.getElementById('shop-state')?.textContent ?? '') as ShopState
const root = document.getElementById('root')
const firstLocation = { pathname: location.pathname, search: location.search.replace(/^\?/, '') }

const linkCode = () => import('./routes/load-page.ts')

/** Runs at the first touch, so that the next action finds its code loaded. What fails here is loaded again when it is needed. */
function prepare() {
  hydrateIslands()
  Promise.all([linkCode(), loadMessages(state.locale, ['frame'])]).catch(() => {})
}

/**
 * Wraps the shop: its effect runs once the shop is hydrated, not before. It is no sibling of the shop: React derives ids from
 * an element's place in the tree, and the server renders the shop alone.
 */
function HydrationSignal({ cart, children }: Pick<Storefront, 'cart'> & { readonly children: ReactNode }) {
  useEffect(() => {
    const submits = takePreHydrationSubmits()
    if (submits.length === 0) return
    void untilLoaded(() => import('./boot/make-pre-hydration-submits.ts')).then((code) =>
      code.makePreHydrationSubmits(cart, submits),
    )
  }, [cart])
  return children
}

// Not awaited at the top level: the page's chunk imports this one and would wait for itself.
Promise.all([resumePage(firstLocation.pathname, firstLocation.search, state), fetchSettings(state.settingsPath)]).then(
  ([initial, settings]) => {
    if (!root) return
    const storefront = createBrowserStorefront(state, settings, initial.page)
    const { cart } = storefront
    const sources = { ...storefront, origin: location.origin }

    /** Another page: the frame around it must be hydrated to follow. */
    async function load(pathname: string, search: string) {
      hydrateIslands()
      const { followLink } = await linkCode()
      return followLink(sources, pathname, search)
    }

    startTransition(() => {
      hydrateRoot(
        root,
        <HydrationSignal cart={cart}>
          <AppRoot
            storefront={storefront}
            firstLocation={firstLocation}
            initial={initial}
            loadPage={load}
            postedCart={state.postedCart}
          />
        </HydrationSignal>,
      )
    })
    replayIslandClicks()
    onFirstTouch(window, prepare)
    // Focus is already inside an island: the first interaction preceded this listener.
    if (document.activeElement?.closest('[data-island]')) hydrateIslands()
    // The bar shows how many units the cart has.
    cart.subscribe(({ view }) => {
      if (view.count > 0 && !pagesWithoutCartButton.test(location.pathname)) hydrateIslands()
    })
    if (hasCartCookie(document.cookie)) {
      void untilLoaded(() => import('./cart-handover/take-cart-cookie.ts')).then((code) => code.takeCartCookie(cart))
    }
  },
  reportFailedStart,
)
