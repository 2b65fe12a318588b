import { isCount } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { fieldOf } from '../http/index.ts'
import type { EndedCall, TelemetryPort } from './telemetry-port.ts'

const toAccepted = fieldOf<{ accepted: number }>({ accepted: isCount })

/** A client whose calls can be watched. */
export interface WatchedClient extends HttpClient {
  /** Calls `listener` with each call that ends from now on; returns a function that stops it. */
  watch: (listener: (call: EndedCall) => void) => () => void
}

/** Makes the calls of a client watchable. A listener that throws is a defect of its own and stops no call. */
export function watchClient(client: HttpClient): WatchedClient {
  const listeners = new Set<(call: EndedCall) => void>()
  return {
    async call(name, request, decodeAnswer, options) {
      const answer = await client.call(name, request, decodeAnswer, options)
      const ended: EndedCall = { name, isDone: answer.ok, code: answer.ok ? '' : answer.error.code }
      for (const listener of listeners) queueMicrotask(() => listener(ended))
      return answer
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Reports through the API. */
export function createHttpTelemetryPort(client: WatchedClient): TelemetryPort {
  return {
    errorReport: (report, options) => client.call('telemetry.errorReport', { body: report }, toAccepted, options),
    scriptFailure: ({ script, message }, options) =>
      client.call('telemetry.scriptLoadFailure', { body: { script, source: 'WEB', message } }, toAccepted, options),
    events: (sink, events, options) =>
      client.call(`telemetry.${sink}Events`, { body: { events } }, toAccepted, options),
    watchCalls: (listener) => Promise.resolve(client.watch(listener)),
  }
}
