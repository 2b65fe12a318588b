import { useCart } from '@krishi/storefront-hooks/cart'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '@krishi/storefront-ui/navigation-bar/messages/en.json'
import { Badge } from '@krishi/storefront-ui/primitives/badge'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { CartIcon } from '@krishi/storefront-ui/primitives/icon'
import texts from 'virtual:texts/cart-button'
import type { ElementModule } from '../runtime/element-module.ts'
import { openCart, prepareCart } from '../shop/open-cart.ts'
import { useShop } from '../shop/shop.ts'

/** The way to the cart, with how many units are in it. The drawer is loaded on a sign that it will be opened. */
function View() {
  const { place } = useShop()
  const t = useWidgetMessages('navigationBar', en)
  const count = useCart((cart) => cart.view.count)

  return (
    <Button
      tone="secondary"
      icon={<CartIcon />}
      aria-label={t('cartLabel', { count })}
      aria-haspopup="dialog"
      onPointerEnter={prepareCart}
      onFocus={prepareCart}
      onClick={() => openCart(place)}
    >
      {t('cart')} {count > 0 ? <Badge>{count}</Badge> : null}
    </Button>
  )
}

export default { View, texts } satisfies ElementModule
