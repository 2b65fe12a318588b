import { AppModal as Modal } from '@krishi/storefront-ui/app-modal'
import { useShop } from '../../shell/shop-context.ts'
import '../../styles/product-modals.css'

/** The invitation to the app: an overlay. */
export default function AppModal({ onClose }: { readonly onClose: () => void }) {
  const { settings } = useShop()
  return <Modal open onClose={onClose} appHref={settings.pdpBackBanner.appHref} />
}
