import { PincodeModalWidget } from '@krishi/storefront-widgets/pincode-modal'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/pincode-modal.css'

/** The question where goods should be brought, with its own texts: a chunk that is fetched when it is asked. */
export default function PincodeModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <TextScope groups={['tools']}>
      <PincodeModalWidget open onOpenChange={onClose} />
    </TextScope>
  )
}
