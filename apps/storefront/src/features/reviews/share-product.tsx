import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { useShareNotices } from '@krishi/storefront-ui/share-menu'
import { ShareWidget } from '@krishi/storefront-widgets/share-menu'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { useShop } from '../../shell/shop-context.ts'

/** For a device without a share sheet of its own. */
const ShareMenu = createOverlay(() => import('../drawers/share-menu.tsx'))

/** Notices that are no success. */
const troubles: readonly string[] = ['unsupported', 'copy-failed']

/** The button that shares a product; what happens is said in the shop's notices [21.2, 21.3]. */
export function ShareProduct({ product }: { readonly product: ProductDetail }) {
  const { notices } = useShop()
  const say = useShareNotices()
  ShareMenu.useAhead()
  const { productId, handle, productName, productImages } = product
  return (
    <div>
      <ShareWidget
        key={productId}
        product={{ productId, handle, title: productName.text, imageUrl: productImages[0] ?? '' }}
        onNotice={(notice) =>
          notices.show({ id: 'share', text: say(notice), tone: troubles.includes(notice) ? 'danger' : 'info' })
        }
        renderMenu={(menu) => <ShareMenu wanted={menu} onGiveUp={() => menu.onOpenChange(false)} />}
      />
    </div>
  )
}
