import { useCart } from '@krishi/storefront-hooks/cart'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '@krishi/storefront-ui/navigation-bar/messages/en.json'
import { Badge } from '@krishi/storefront-ui/primitives/badge'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { CartIcon } from '@krishi/storefront-ui/primitives/icon'
import texts from 'virtual:texts/cart-button'
import type { ElementModule } from '../runtime/element-module.ts'
import { shopAddress } from '../shop/shop-address.ts'
import { useShop } from '../shop/shop.ts'

const loadDrawer = () => import('./cart-drawer.tsx')

/** Opens the one cart drawer of the page. */
function openDrawer(): void {
  const drawer = document.querySelector('krishi-cart-drawer') ?? document.createElement('krishi-cart-drawer')
  if (!drawer.isConnected) document.body.append(drawer)
  drawer.setAttribute('open', '')
}

/** The way to the cart, with how many units are in it. The drawer is loaded on a sign that it will be opened. */
function View() {
  const { place } = useShop()
  const t = useWidgetMessages('navigationBar', en)
  const count = useCart((cart) => cart.view.count)
  const prepare = () => void loadDrawer().catch(() => {})

  function open(): void {
    loadDrawer().then(openDrawer, () => location.assign(shopAddress(place, '/cart')))
  }

  return (
    <Button
      tone="secondary"
      icon={<CartIcon />}
      aria-label={t('cartLabel', { count })}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      {t('cart')} {count > 0 ? <Badge>{count}</Badge> : null}
    </Button>
  )
}

export default { View, texts } satisfies ElementModule
