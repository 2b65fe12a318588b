import { useCart } from '@krishi/storefront-hooks/cart'
import { createDrawnCart } from '@krishi/storefront-hooks/drawn-cart'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useEffect } from 'react'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { EarlyCartPanel } from '../cart/early-cart-panel.tsx'
import { CartPanel } from '../cart/cart-panel-island.tsx'
import en from '../checkout/messages/en.json'
import type { PageModule } from '../routes/page.ts'
import { wakeIslands } from '../shell/island.tsx'
import { useShop } from '../shell/shop-context.ts'
import '../styles/cart.css'
import '../styles/cross-sell.css'

function CartPage() {
  const { earlyCart } = useShop()
  const t = useWidgetMessages('checkout', en)
  const { cart } = useStorefront()
  const isKnown = useCart(({ hydrated }) => hydrated)
  // The cart sleeps while it is what the server has drawn.
  useEffect(() => cart.subscribe(wakeIslands), [cart])
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      {isKnown ? <CartPanel /> : earlyCart === null ? <CartSkeleton /> : <EarlyCartPanel cart={earlyCart} />}
    </>
  )
}

/** The cart as a page: what the drawer shows [05.2]. */
export const page: PageModule = {
  Component: CartPage,
  createDrawnCart,
  head: ({ textsOf }) => {
    const t = textsOf('checkout', en)
    return { title: t('cartTitle'), description: t('cartEmptyText') }
  },
}
