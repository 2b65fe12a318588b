import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relativeTime } from './index.ts'

const now = '2026-11-24T12:00:00+05:30'

describe('relativeTime', () => {
  it.each([
    ['2024-11-24T12:00:00+05:30', 'year', 2],
    ['2025-11-24T12:00:00+05:30', 'year', 1],
    ['2025-11-24T12:00:01+05:30', 'month', 11],
    ['2026-10-24T12:00:00+05:30', 'month', 1],
    ['2026-10-24T12:00:00.001+05:30', 'day', 30],
    ['2026-10-24T12:01:00+05:30', 'day', 30],
    ['2026-10-24T13:00:00+05:30', 'day', 30],
    ['2026-10-24T11:30:00+05:30', 'month', 1],
    ['2026-10-24T11:59:30+05:30', 'month', 1],
    ['2026-10-25T11:00:00+05:30', 'day', 30],
    ['2026-11-23T12:00:00+05:30', 'day', 1],
    ['2026-11-23T12:00:01+05:30', 'hour', 23],
    ['2026-11-24T11:00:00+05:30', 'hour', 1],
    ['2026-11-24T11:00:01+05:30', 'minute', 59],
    ['2026-11-24T11:59:00+05:30', 'minute', 1],
    ['2026-11-24T11:59:01+05:30', 'second', 59],
    ['2026-11-24T11:59:59+05:30', 'second', 1],
    ['2026-11-24T11:59:59.001+05:30', 'second', 0],
    ['2026-11-24T12:00:00+05:30', 'second', 0],
    ['2027-11-24T12:00:00+05:30', 'second', 0],
    ['long ago', 'second', 0],
  ] as const)('[02.3] says of %s: %s, %d', (then, unit, count) => {
    expect(relativeTime(then, now)).toEqual({ unit, count })
  })

  it('[02.3] takes a text without offset as India time', () => {
    expect(relativeTime('2026-11-24T11:00:00', Date.parse(now))).toEqual({ unit: 'hour', count: 1 })
    expect(relativeTime('2026-11-24', now)).toEqual({ unit: 'hour', count: 12 })
  })

  it('[02.3] counts the months of the calendar in India', () => {
    expect(relativeTime('2026-01-31', '2026-02-28')).toEqual({ unit: 'day', count: 28 })
    expect(relativeTime('2026-01-31', '2026-03-01')).toEqual({ unit: 'month', count: 1 })
    expect(relativeTime('2026-01-31T20:00:00Z', '2026-02-28T20:00:00Z')).toEqual({ unit: 'month', count: 1 })
  })

  it('[02.3] says nothing about a now that is no date', () => {
    expect(relativeTime(now, NaN)).toEqual({ unit: 'second', count: 0 })
  })

  it('[02.3] never gives a zero or negative count of a larger unit', () => {
    const instants = fc.integer({ min: 0, max: 4e12 })
    fc.assert(
      fc.property(instants, instants, (then, later) => {
        const { unit, count } = relativeTime(then, later)
        expect(count).toBeGreaterThanOrEqual(unit === 'second' ? 0 : 1)
        expect(count).toBeLessThan({ year: 1e4, month: 12, day: 32, hour: 24, minute: 60, second: 60 }[unit])
      }),
    )
  })
})
