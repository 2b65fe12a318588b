import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'

/** Who is shopping. The token lives inside the adapter's memory. Implementations must pass `describeSessionPort`. */
export interface SessionPort {
  /** The session: opened by the first caller, shared by all, opened again once it has expired. */
  open(): Promise<Result<Session, PortErrorCode>>
  /** Calls `listener` with every session that is opened; the answer ends it. */
  onChange(listener: (session: Session) => void): () => void
}
