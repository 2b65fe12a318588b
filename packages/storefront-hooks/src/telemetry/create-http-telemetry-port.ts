import { hasShape, isCount } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { decode } from '../http/index.ts'
import type { TelemetryPort } from './telemetry-port.ts'

const toAccepted = decode(hasShape<{ accepted: number }>({ accepted: isCount }), ({ accepted }) => accepted)

/** Reports through the API. */
export function createHttpTelemetryPort(client: HttpClient): TelemetryPort {
  return {
    errorReport: (report, options) => client.call('telemetry.errorReport', { body: report }, toAccepted, options),
  }
}
