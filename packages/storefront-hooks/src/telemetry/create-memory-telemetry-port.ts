import type { ErrorReport } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { TelemetryPort } from './telemetry-port.ts'

/** Keeps reports in memory, where a test or a story can read them. */
export interface MemoryTelemetryPort extends TelemetryPort {
  readonly reports: readonly ErrorReport[]
}

/** Takes reports into memory. */
export function createMemoryTelemetryPort(backend: MemoryBackend): MemoryTelemetryPort {
  const reports: ErrorReport[] = []
  return {
    reports,
    errorReport: (report, options) =>
      backend.answer('telemetry.errorReport', options, () => {
        reports.push(report)
        return ok(1)
      }),
  }
}
