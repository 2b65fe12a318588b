import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { SendProblem } from './sign-in-store.ts'

/** Why no code was sent, or none that anybody knows of. */
export function sendProblemOf(code: PortErrorCode): SendProblem {
  return code === 'request/rate-limited' ? 'too-many' : callEndOf(code)
}
