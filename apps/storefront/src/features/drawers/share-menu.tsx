import { ShareMenu } from '@krishi/storefront-ui/share-menu'
import '../../styles/share-menu.css'

/** The ways to share where a device has none of its own: an overlay. */
export default ShareMenu
