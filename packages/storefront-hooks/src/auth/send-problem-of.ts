import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { SendProblem } from './sign-in-store.ts'

const problems: Readonly<Partial<Record<PortErrorCode, SendProblem>>> = {
  'request/rate-limited': 'too-many',
  'network/unanswered': 'unheard',
}

/** Why no code was sent, or none that anybody knows of. */
export function sendProblemOf(code: PortErrorCode): SendProblem {
  return problems[code] ?? 'failed'
}
