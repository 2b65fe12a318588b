import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'

/** Who is shopping. The token is kept in the adapter's memory. Implementations must pass `describeSessionPort`. */
export interface SessionPort {
  /** The session: opened by the first caller, shared by all, opened again once it has expired. */
  open: () => Promise<Result<Session, PortErrorCode>>
  /** Calls `listener` with every session that is opened; returns a function that stops it. */
  onChange: (listener: (session: Session) => void) => () => void
}
