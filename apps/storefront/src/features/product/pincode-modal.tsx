import { PincodeModalWidget } from '@krishi/storefront-widgets/pincode-modal'
import '../../styles/pincode-modal.css'

/** The question where goods should be brought: an overlay. */
export default function PincodeModal({ onClose }: { readonly onClose: () => void }) {
  return <PincodeModalWidget open onOpenChange={onClose} />
}
