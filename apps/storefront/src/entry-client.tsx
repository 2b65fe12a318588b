import type { Settings } from '@krishi/storefront-core/settings'
import { onFirstTouch } from '@krishi/storefront-hooks/browser'
import { createLazyCartStore } from '@krishi/storefront-hooks/cart'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { reportFailedStart } from '@krishi/storefront-host/start'
import { hydrateIslands, keepRestoredTexts } from '@krishi/storefront-host/hydration'
import { loadChunk, untilLoaded } from '@krishi/storefront-host/loading'
import { announceSteps } from '@krishi/storefront-host/address'
import { pageTexts, startTexts } from '@krishi/storefront-host/texts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserStorefront } from './composition/create-browser-storefront.ts'
import { fetchSettings } from './composition/fetch-settings.ts'
import { hasCartCookie } from './features/cart-handover/cart-cookie-name.ts'
import { frameParts } from './features/frame/frame-parts.ts'
import { pagesThatNeedNoCart, pagesWithoutCartButton } from './features/frame/pages-and-cart.ts'
import { resumePage } from './routes/load-screen.ts'
import type { ShopState } from './routes/shop-state.ts'
import { AppRoot } from './shell/app-root.tsx'
import type { PageModule } from './shell/page.ts'

const state = JSON.parse(document.getElementById('shop-state')?.textContent ?? '') as ShopState
const root = document.getElementById('root')
const firstAddress = { pathname: location.pathname, search: location.search.slice(1) }

announceSteps()
if (window.__shop) window.__shop.load = loadChunk
startTexts(state.texts, state.textsPath)

const linkCode = () => import('./routes/load-page.ts')

/** Runs at the first touch, so that the next action finds its code loaded. What fails here is loaded again when it is needed. */
function prepare() {
  hydrateIslands()
  linkCode().catch(() => {})
}

/** The storefront of the page, with what the server has read for it. */
function createStorefrontOf(settings: Settings, { createServerRenderedCart }: PageModule): Storefront {
  const { locale, queries, serverRenderedCart } = state
  const storefront = createBrowserStorefront(locale, settings, {
    isCartShown: !pagesThatNeedNoCart.test(location.pathname),
    createCart: serverRenderedCart ? createServerRenderedCart?.(serverRenderedCart, createLazyCartStore) : undefined,
    onCartStored() {
      void untilLoaded(() => import('./features/cart-handover/cart-snapshot-cookie.ts')).then((code) =>
        code.writeCartSnapshot(storefront.cart.getState().view.lines),
      )
    },
  })
  storefront.queries.fill(queries)
  return storefront
}

// Not awaited at the top level: the page's chunk imports this one and would wait for itself.
Promise.all([resumePage(firstAddress, state), fetchSettings(state.settingsPath)]).then(([initial, settings]) => {
  if (!root) return
  const storefront = createStorefrontOf(settings, initial.page)
  const { cart } = storefront
  const sources = { ...storefront, origin: location.origin, texts: pageTexts }

  /** Another page: the frame around it must be hydrated to follow. */
  async function load(pathname: string, search: string) {
    hydrateIslands()
    const { followLink } = await linkCode()
    return followLink(sources, pathname, search)
  }

  keepRestoredTexts()
  startTransition(() => {
    hydrateRoot(
      root,
      <AppRoot
        storefront={storefront}
        parts={frameParts}
        firstAddress={firstAddress}
        initial={initial}
        loadPage={load}
        texts={pageTexts}
        postedCart={state.postedCart}
      />,
    )
  })
  onFirstTouch(window, prepare)
  // Focus is already inside an island: the first interaction preceded this listener.
  if (document.activeElement?.closest('[data-island]')) hydrateIslands()
  // The bar shows how many units the cart has.
  cart.subscribe(({ view }) => {
    if (view.count > 0 && !pagesWithoutCartButton.test(location.pathname)) hydrateIslands()
  })
  if (hasCartCookie(document.cookie)) {
    void untilLoaded(() => import('./features/cart-handover/take-cart-cookie.ts')).then((code) =>
      code.takeCartCookie(cart),
    )
  }
}, reportFailedStart)
