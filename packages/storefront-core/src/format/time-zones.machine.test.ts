import { afterEach, describe, expect, it, vi } from 'vitest'
import { timeZones } from '../testing/time-zones.ts'

describe('time zones', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each(timeZones)('[02.4] a test really runs in %s when it says so', (zone, minutesToUtc) => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-01-15').getTimezoneOffset()).toBe(minutesToUtc)
  })
})
