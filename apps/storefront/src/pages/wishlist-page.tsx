import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { WishlistWidget } from '@krishi/storefront-widgets/wishlist'
import { SignOut } from '../features/account/sign-out.tsx'
import { useReloadWhenForgotten } from '../features/account/signed-out-page-state.ts'
import type { PageModule } from '../shell/page.ts'
import { useOpenCart } from '../features/frame/cart-opening.ts'
import { usePaths } from '../shell/shop-context.ts'
import en from '../features/wishes/messages/en.json'
import '../styles/wishlist.css'

function WishlistPage() {
  const t = useWidgetMessages('wishes', en)
  const paths = usePaths()
  const openCart = useOpenCart()
  useReloadWhenForgotten()
  return (
    <div className="lazy-page">
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <WishlistWidget
        shopHref={paths.home}
        signInHref={paths.signIn(paths.to('/wishlist'))}
        productHref={paths.product}
        onCartOpen={openCart}
      />
      <SignOut isApart />
    </div>
  )
}

/** What a signed-in shopper has put aside [20.7]. */
export const page: PageModule = {
  Component: WishlistPage,
  head: ({ textsOf }) => ({ title: textsOf('wishes', en)('title') }),
}
