import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aShop } from '../memory/fixtures.ts'
import { createMemoryTelemetryPort } from './create-memory-telemetry-port.ts'
import { createStorefront } from '../storefront/create-storefront.ts'
import { defaultSettings } from '@krishi/storefront-core/settings'

function aReporter() {
  const backend = createMemoryBackend({ shop: aShop() })
  const telemetry = createMemoryTelemetryPort(backend)
  const storefront = createStorefront({
    ports: { ...createMemoryPorts({ backend }), telemetry },
    locale: 'en',
    settings: defaultSettings,
    surroundings: () => ({
      pagePath: '/cart',
      connectionType: 'cellular',
      connectionStrength: '2g',
      userAgent: 'Test browser',
    }),
  })
  return { backend, telemetry, storefront }
}

describe('error reporter', () => {
  it('[06.3] reports what a handler throws once, with who, where and on what connection', async () => {
    const { telemetry, storefront } = aReporter()
    await storefront.session.open()
    const handler = storefront.errors.guard('addToCart', (name: string) => {
      throw new TypeError(`${name} is not there`)
    })
    expect(() => handler('variant')).not.toThrow()
    await expect
      .poll(() => telemetry.reports)
      .toEqual([
        {
          error: 'TypeError: variant is not there',
          methodName: 'addToCart',
          userId: 'guest-1',
          isGuestUser: true,
          pagePath: '/cart',
          connectionType: 'cellular',
          connectionStrength: '2g',
          userAgent: 'Test browser',
        },
      ])
  })

  it('[06.3] reports a rejection, and nothing when all goes well', async () => {
    const { telemetry, storefront } = aReporter()
    storefront.errors.guard('fine', () => Promise.resolve())()
    storefront.errors.guard('broken', () => Promise.reject(new Error('no')))()
    await expect.poll(() => telemetry.reports.map(({ methodName }) => methodName)).toEqual(['broken'])
  })

  it('[06.3] stays silent when the report itself fails', async () => {
    const { backend, telemetry, storefront } = aReporter()
    backend.set({ offline: true })
    storefront.errors.report(new Error('no'), 'broken')
    await expect.poll(() => backend.calls('telemetry.errorReport')).toBe(1)
    expect(telemetry.reports).toEqual([])
  })
})
