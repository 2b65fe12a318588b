import type { ErrorReport } from '@krishi/storefront-core/contract'
import type { SessionState } from '../session/create-session-store.ts'
import type { TelemetryPort } from './telemetry-port.ts'

/** What a report tells about the page and the device [06.3]. */
export type Surroundings = Pick<ErrorReport, 'pagePath' | 'connectionType' | 'connectionStrength' | 'userAgent'>

/** Reports unexpected exceptions silently: no message for the shopper, and it never throws itself [06.3]. */
export interface ErrorReporter {
  report: (error: unknown, methodName: string) => void
  /** The handler, with whatever it throws or rejects with reported under `methodName`. */
  guard: <Arguments extends readonly unknown[]>(
    methodName: string,
    handler: (...args: Arguments) => unknown,
  ) => (...args: Arguments) => void
}

/** The dependencies of an error reporter. */
export interface ErrorReporterOptions {
  readonly port: TelemetryPort
  readonly session: () => SessionState
  readonly surroundings: () => Surroundings
}

/** Creates the error reporter of a storefront. */
export function createErrorReporter({ port, session, surroundings }: ErrorReporterOptions): ErrorReporter {
  function report(error: unknown, methodName: string) {
    const { user } = session()
    void port.errorReport({
      error: String(error),
      methodName,
      userId: user?.userId || user?.guestUserId || '',
      isGuestUser: user?.isGuestUser ?? true,
      ...surroundings(),
    })
  }

  return {
    report,
    guard:
      (methodName, handler) =>
      (...args) => {
        const run = async () => handler(...args)
        run().catch((error: unknown) => report(error, methodName))
      },
  }
}
