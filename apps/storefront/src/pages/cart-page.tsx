import { useCart } from '@krishi/storefront-hooks/cart'
import { createServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { hydrateIslands } from '@krishi/storefront-host/hydration'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useEffect } from 'react'
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx'
import { PostedCartPanel } from '../features/cart/posted-cart-panel.tsx'
import { CartPanel } from '../features/cart/cart-panel-island.tsx'
import en from '../features/checkout/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import { useShop } from '../shell/shop-context.ts'
import '../styles/cart.css'
import '../styles/cross-sell.css'

function CartPage() {
  const { postedCart } = useShop()
  const t = useWidgetMessages('checkout', en)
  const { cart } = useStorefront()
  const isKnown = useCart(({ hydrated }) => hydrated)
  // The cart is not hydrated while it is what the server has rendered.
  useEffect(() => cart.subscribe(hydrateIslands), [cart])
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      {isKnown ? <CartPanel /> : postedCart === null ? <CartSkeleton /> : <PostedCartPanel cart={postedCart} />}
    </>
  )
}

/** The cart as a page: what the drawer shows [05.2]. */
export const page: PageModule = {
  Component: CartPage,
  createServerRenderedCart,
  head: ({ textsOf }) => {
    const t = textsOf('checkout', en)
    return { title: t('cartTitle'), description: t('cartEmptyText') }
  },
}
