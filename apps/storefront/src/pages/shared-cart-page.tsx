import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { SharedCartWidget } from '@krishi/storefront-widgets/shared-cart'
import { useSyncExternalStore } from 'react'
import type { PageModule } from '../shell/page.ts'
import { usePaths } from '../shell/shop-context.ts'
import en from './messages/en.json'
import '../styles/shared-cart.css'

function SharedCartPage() {
  const paths = usePaths()
  const isHydrated = useIsHydrated()
  const fragment = useSyncExternalStore(onFragment, readFragment, serverFragment)
  return (
    <div className="lazy-page">
      <SharedCartWidget
        fragment={isHydrated ? fragment : null}
        productHref={paths.product}
        cartHref={paths.cart}
        shopHref={paths.home}
        onTaken={() => location.replace(paths.cart)}
      />
    </div>
  )
}

const readFragment = () => location.hash
const serverFragment = () => ''

/** Another link to this page is opened in the same tab without loading it again. */
function onFragment(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** A cart that somebody has shared by a link: its lines are in the fragment, which no server sees. */
export const page: PageModule = {
  Component: SharedCartPage,
  head: ({ textsOf }) => ({ title: textsOf('pages', en)('sharedCartTitle') }),
}
