import { useSavedForLaterNotices } from '@krishi/storefront-ui/saved-for-later'
import { SavedForLaterWidget } from '@krishi/storefront-widgets/saved-for-later'
import { ShareCartWidget } from '@krishi/storefront-widgets/shared-cart'
import { usePaths, useShop } from '../../shell/shop-context.ts'
import '../../styles/saved-for-later.css'
import '../../styles/share-cart.css'

/** How long a removal can be taken back, in ms. */
const undoMs = 6000

/** What was put aside, below the cart, and the way to share the cart. A chunk of its own. */
export default function Saved() {
  return (
    <>
      <SavedLines />
      <ShareCart />
    </>
  )
}

function SavedLines() {
  const { paths, notices } = useShop()
  const words = useSavedForLaterNotices()
  return (
    <SavedForLaterWidget
      productHref={(handle) => paths.product(handle, { from: 'cart' })}
      onRemoved={({ id }, restore) =>
        notices.show({
          id: `unsaved ${id}`,
          text: words('removed'),
          durationMs: undoMs,
          action: { label: words('undo'), onSelect: restore },
        })
      }
    />
  )
}

function ShareCart() {
  const paths = usePaths()
  return <ShareCartWidget linkOf={(fragment) => `${location.origin}${paths.to('/shared-cart')}#${fragment}`} />
}
