import { useDeliveryPlace } from '@krishi/storefront-hooks/delivery'
import type { PlaceActions } from '@krishi/storefront-hooks/delivery'
import type { PincodeModalProps } from '@krishi/storefront-ui/pincode-modal'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toPending, toPlaceProblem } from './to-place-problem.ts'

/** Props of a connected question where goods should be brought. */
export type PincodeModalWidgetProps = Pick<PincodeModalProps, 'open' | 'onOpenChange' | keyof RootProps>

interface PlaceQuestion {
  /** The question for a pincode, which is remembered and closes it. */
  readonly question: PincodeModalProps
  readonly actions: Pick<PlaceActions, 'take' | 'locate'>
  /** Closes the question if what was asked comes to something. */
  readonly closeAfter: (asked: Promise<{ readonly ok: boolean }>) => Promise<void>
}

/** What every question where goods should be brought shows and does [16.2, 16.3]. */
export function usePlaceQuestion({ open, onOpenChange, ...root }: PincodeModalWidgetProps): PlaceQuestion {
  const { task, choose, take, locate, forgive } = useDeliveryPlace()

  async function closeAfter(asked: Promise<{ readonly ok: boolean }>): Promise<void> {
    if ((await asked).ok) onOpenChange(false)
  }

  return {
    question: {
      ...root,
      open,
      onOpenChange(isOpen) {
        forgive()
        onOpenChange(isOpen)
      },
      pending: toPending(task),
      problem: toPlaceProblem(task),
      onPincodeSubmit: (pincode) => void closeAfter(choose(pincode)),
      onPincodeChange: forgive,
    },
    actions: { take, locate },
    closeAfter,
  }
}
