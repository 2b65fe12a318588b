import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What the shop's owner has changed. Implementations must pass `describeSettingsPort`. */
export interface SettingsPort {
  /** The changes as they came: only `mergeSettings` reads them, and trusts nothing. */
  read(options?: CallOptions): Promise<Result<{ readonly settings: unknown }, PortErrorCode>>
}
