import type { ErrorReport, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** Where the shop tells what went wrong. Implementations must pass `describeTelemetryPort`. */
export interface TelemetryPort {
  /** Reports an exception that a handler did not expect [06.3]; gives how many reports were taken. */
  errorReport(report: ErrorReport, options?: CallOptions): Promise<Result<number, PortErrorCode>>
}
