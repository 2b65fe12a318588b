import type { AnalyticsSinkName } from '@krishi/storefront-core/analytics'
import { isAnalyticsEvent } from '@krishi/storefront-core/analytics'
import type { AnalyticsEvent, ErrorReport } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { EndedCall, ScriptFailure, TelemetryPort } from './telemetry-port.ts'

/** Keeps reports in memory, where a test or a story can read them. */
export interface MemoryTelemetryPort extends TelemetryPort {
  readonly reports: readonly ErrorReport[]
  readonly scriptFailures: readonly ScriptFailure[]
  readonly told: readonly { readonly sink: AnalyticsSinkName; readonly event: AnalyticsEvent }[]
  /** Tells whoever watches that a call has ended. */
  end: (call: EndedCall) => void
}

/** Takes reports into memory. */
export function createMemoryTelemetryPort(backend: MemoryBackend): MemoryTelemetryPort {
  const reports: ErrorReport[] = []
  const scriptFailures: ScriptFailure[] = []
  const told: { readonly sink: AnalyticsSinkName; readonly event: AnalyticsEvent }[] = []
  const listeners = new Set<(call: EndedCall) => void>()
  return {
    reports,
    scriptFailures,
    told,
    end: (call) => listeners.forEach((listener) => listener(call)),
    errorReport: (report, options) =>
      backend.answer('telemetry.errorReport', options, () => {
        reports.push(report)
        return ok(1)
      }),
    scriptFailure: (failure, options) =>
      backend.answer('telemetry.scriptFailure', options, () => {
        scriptFailures.push(failure)
        return ok(1)
      }),
    events: (sink, events, options) =>
      backend.answer('telemetry.events', options, () => {
        if (!events.every(isAnalyticsEvent)) return err('request/invalid')
        told.push(...events.map((event) => ({ sink, event })))
        return ok(events.length)
      }),
    watchCalls(listener) {
      listeners.add(listener)
      return Promise.resolve(() => void listeners.delete(listener))
    },
  }
}
