import { useAddressBook } from '@krishi/storefront-hooks/address'
import { useDeliveryPlace } from '@krishi/storefront-hooks/delivery'
import { PincodeModal } from '@krishi/storefront-ui/pincode-modal'
import type { PincodeModalProps } from '@krishi/storefront-ui/pincode-modal'
import { toChoosable } from './to-choosable.ts'
import { toPending, toPlaceProblem } from './to-place-problem.ts'

/** Props of a connected question where goods should be brought. */
export type PincodeModalWidgetProps = Pick<PincodeModalProps, 'open' | 'onOpenChange'>

/** Asks where goods should be brought, offers the addresses of the book, remembers the answer and closes [16.2, 16.3, 16.5]. */
export function PincodeModalWidget({ open, onOpenChange }: PincodeModalWidgetProps) {
  const { task, choose, take, locate, forgive } = useDeliveryPlace()
  const { addresses } = useAddressBook()

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
      addresses={addresses.map(toChoosable)}
      onAddressChoose={(address) => {
        take(address)
        onOpenChange(false)
      }}
    />
  )
}
