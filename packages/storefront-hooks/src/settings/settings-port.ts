import type { PortErrorCode, SettingsType } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What the shop's owner has changed. Implementations must pass `describeSettingsPort`. */
export interface SettingsPort {
  /** The changes as they came: only `mergeSettings` reads them, and trusts nothing. */
  read: (options?: CallOptions) => Promise<Result<{ readonly settings?: unknown }, PortErrorCode>>
  /** The changes of the parts that these types name, as they came [04.2]. */
  readTypes: (
    types: readonly SettingsType[],
    options?: CallOptions,
  ) => Promise<Result<{ readonly settings?: unknown }, PortErrorCode>>
  /** The rules of the address form, as they came [04.3]. */
  readAddressForm: (options?: CallOptions) => Promise<Result<unknown, PortErrorCode>>
}
