import { analyticsSinkNames } from '@krishi/storefront-core/analytics'
import type { AnalyticsEvent } from '@krishi/storefront-core/contract'
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

    it('[06.4] takes a script that did not come', async () => {
      const failure = { script: 'https://pay.example/checkout.js', message: 'Failed to load RazorPay Script' }
      expect(await valueOf((await make()).scriptFailure(failure))).toBe(1)
    })

    it.each(analyticsSinkNames)(
      '[08.3] tells the sink %s of events with the agreed shape, and of no other',
      async (sink) => {
        const port = await make()
        const event: AnalyticsEvent = {
          eventId: '0190f0e0-0000-7000-8000-000000000000',
          name: 'banner_click',
          occurredAt: '2026-11-25T10:00:00.000Z',
          items: [],
          facts: { page: '/' },
        }
        expect(await valueOf(port.events(sink, [event, event]))).toBe(2)
        expect(await port.events(sink, [{ ...event, name: 'typed_password' }])).toMatchObject({
          error: { code: 'request/invalid' },
        })
      },
    )
  })
}
