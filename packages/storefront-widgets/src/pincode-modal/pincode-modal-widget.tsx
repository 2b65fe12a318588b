import { useDeliveryPlace } from '@krishi/storefront-hooks/delivery'
import { PincodeModal } from '@krishi/storefront-ui/pincode-modal'
import type { ChoosableAddress, PincodeModalProps } from '@krishi/storefront-ui/pincode-modal'
import { toPending, toPlaceProblem } from './to-place-problem.ts'

/** Props of a connected question where goods should be brought. */
export interface PincodeModalWidgetProps extends Pick<PincodeModalProps, 'open' | 'onOpenChange'> {
  /** Her saved addresses, where somebody is signed in. */
  readonly addresses?: readonly ChoosableAddress[] | undefined
}

/** Asks where goods should be brought, looks it up, remembers it and closes [16.2, 16.3, 16.5]. */
export function PincodeModalWidget({ open, onOpenChange, addresses }: PincodeModalWidgetProps) {
  const { task, choose, take, locate, forgive } = useDeliveryPlace()

  async function closeAfter(asked: Promise<{ readonly ok: boolean }>): Promise<void> {
    if ((await asked).ok) onOpenChange(false)
  }

  return (
    <PincodeModal
      open={open}
      onOpenChange={(isOpen) => {
        forgive()
        onOpenChange(isOpen)
      }}
      pending={toPending(task)}
      problem={toPlaceProblem(task)}
      onPincodeSubmit={(pincode) => void closeAfter(choose(pincode))}
      onPincodeChange={forgive}
      onLocate={() => void closeAfter(locate())}
      addresses={addresses}
      onAddressChoose={(address) => {
        take(address)
        onOpenChange(false)
      }}
    />
  )
}
