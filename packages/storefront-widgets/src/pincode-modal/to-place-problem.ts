import type { PlaceTask } from '@krishi/storefront-hooks/delivery'
import type { PincodeModalProps, PlaceProblem } from '@krishi/storefront-ui/pincode-modal'

/** Codes that say that the pincode is none, and not that nobody could be asked. */
const invalid: readonly string[] = ['address/pincode-unknown', 'request/invalid', 'request/not-found']

/** The request that waits for its answer. */
export function toPending(task: PlaceTask): PincodeModalProps['pending'] {
  if (task.status !== 'pending') return null
  return task.by === 'device' ? 'location' : 'pincode'
}

/** Why the last attempt failed; the server's sentence where it wrote one about the pincode [16.3]. */
export function toPlaceProblem(task: PlaceTask): PlaceProblem | null {
  if (task.status !== 'failed') return null
  const { code, serverMessage: message } = task.error
  if (task.by === 'device') return { kind: code === 'location/denied' ? 'denied' : 'unavailable' }
  return invalid.includes(code) ? { kind: 'invalid', message } : { kind: 'unreachable' }
}
