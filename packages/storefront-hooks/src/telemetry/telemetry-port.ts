import type { AnalyticsSinkName } from '@krishi/storefront-core/analytics'
import type { AnalyticsEvent, ErrorReport, OperationName, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** A call of the backend that has ended. */
export interface EndedCall {
  readonly name: OperationName
  readonly isDone: boolean
  /** Why it was not done; empty where it was. */
  readonly code: PortErrorCode | ''
}

/** A script of somebody else that did not come [06.4]. */
export interface ScriptFailure {
  /** Its address. */
  readonly script: string
  readonly message: string
}

/** Where the shop tells what went wrong and what happened. Implementations must pass `describeTelemetryPort`. */
export interface TelemetryPort {
  /** Reports an exception that a handler did not expect [06.3]; returns how many reports were taken. */
  errorReport: (report: ErrorReport, options?: CallOptions) => Promise<Result<number, PortErrorCode>>
  /** Reports a script that did not come, with the key of the shop and where it was [06.4]. */
  scriptFailure: (failure: ScriptFailure, options?: CallOptions) => Promise<Result<number, PortErrorCode>>
  /** Tells a sink of events [08.3]; returns how many were taken. One that has not the agreed shape is 'request/invalid'. */
  events: (
    sink: AnalyticsSinkName,
    events: readonly AnalyticsEvent[],
    options?: CallOptions,
  ) => Promise<Result<number, PortErrorCode>>
  /** Calls `listener` with each call of the backend that ends from now on; the answer ends it [08.1]. */
  watchCalls: (listener: (call: EndedCall) => void) => Promise<() => void>
}
