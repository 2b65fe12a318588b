import { describe, expect, it } from 'vitest'
import { deliveryDays } from './delivery-days.ts'

describe('deliveryDays', () => {
  it.each([
    ['the days of the estimate', '2026-11-21T12:00:00Z', [2, 3], { from: '2026-11-23', to: '2026-11-24' }],
    ['from the day in India', '2026-11-21T20:00:00Z', [2, 3], { from: '2026-11-24', to: '2026-11-25' }],
    [
      'six days and more where they are not known',
      '2026-11-21T12:00:00Z',
      null,
      { from: '2026-11-27', to: '2026-12-01' },
    ],
  ] as const)('[16.4] promises %s', (_name, now, days, span) => {
    expect(deliveryDays(new Date(now), days)).toEqual(span)
  })
})
