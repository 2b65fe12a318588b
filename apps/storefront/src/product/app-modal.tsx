import { AppModal as Modal } from '@krishi/storefront-ui/app-modal'
import { useShop } from '../shell/shop-context.ts'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/product-modals.css'

/** The invitation to the app, with its texts: a chunk that is fetched when she goes back. */
export default function AppModal({ onClose }: { readonly onClose: () => void }) {
  const { settings } = useShop()
  return (
    <TextScope groups={['tools']}>
      <Modal open onClose={onClose} appHref={settings.pdpBackBanner.appHref} />
    </TextScope>
  )
}
