import { useCart } from '@krishi/storefront-hooks/cart'
import { CartPanelWidget } from '@krishi/storefront-widgets/cart-drawer'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import type { PageModule } from '../routes/page.ts'
import { EarlyCartPanel } from '../cart/early-cart-panel.tsx'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../checkout/messages/en.json'
import { useShop } from '../shell/shop-context.ts'
import { useCartPage } from '../cart/use-cart-page.tsx'
import '../styles/cart.css'

function CartPage() {
  const { earlyCart } = useShop()
  const t = useWidgetMessages('checkout', en)
  const page = useCartPage()
  const isHydrated = useCart((cart) => cart.hydrated)
  if (isHydrated) return <CartPanelWidget {...page} />
  if (earlyCart !== null) return <EarlyCartPanel cart={earlyCart} />
  return (
    <>
      <h1>{t('cartTitle')}</h1>
      <Skeleton lines={8} />
    </>
  )
}

/** The cart as a page: what the drawer shows [05.2]. */
export const page: PageModule = {
  Component: CartPage,
  head: ({ textsOf }) => {
    const t = textsOf('checkout', en)
    return { title: t('cartTitle'), description: t('cartEmptyText') }
  },
}
