import { describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { TelemetryPort } from './telemetry-port.ts'

/** The suite that every adapter of `TelemetryPort` passes [06.6]. */
export function describeTelemetryPort(make: () => TelemetryPort | Promise<TelemetryPort>): void {
  describe('[06.6] telemetry port', () => {
    it('[06.3] takes a report', async () => {
      const accepted = await valueOf(
        (await make()).errorReport({
          error: 'TypeError: x is undefined',
          methodName: 'addToCart',
          userId: 'guest-1',
          isGuestUser: true,
          pagePath: '/cart',
          connectionType: 'cellular',
          connectionStrength: '2g',
          userAgent: 'test',
        }),
      )
      expect(accepted).toBe(1)
    })
  })
}
