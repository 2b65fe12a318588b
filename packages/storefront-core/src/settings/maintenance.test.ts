import { describe, expect, it } from 'vitest'
import { isUnderMaintenance, maintenanceLeftSeconds } from './index.ts'

const start = '2026-11-22T10:00:00Z'
const end = '2026-11-22T12:00:00+05:30'
const early = '2026-11-22T00:00:00+05:30'

function at(time: string, change: number): number {
  return Date.parse(time) + change
}

describe('isUnderMaintenance', () => {
  it.each([
    ['before it begins', early, end, at(early, -1), false],
    ['as it begins', early, end, at(early, 0), true],
    ['before it ends', early, end, at(end, -1), true],
    ['as it ends', early, end, at(end, 0), false],
    ['without a start, early', null, end, 0, true],
    ['without a start, late', null, end, at(end, 1), false],
    ['without an end', start, null, at(start, 1e12), true],
    ['with no time at all', null, null, 0, true],
    ['with a start that nobody can read', 'tomorrow', end, at(end, -1), true],
    ['with an end before its start', start, end, at(start, 0), false],
  ])('[04.6] %s', (_when, from, until, now, expected) => {
    expect(isUnderMaintenance({ enabled: true, start: from, end: until }, now)).toBe(expected)
    expect(isUnderMaintenance({ enabled: false, start: from, end: until }, now)).toBe(false)
  })
})

describe('maintenanceLeftSeconds', () => {
  it.each([
    ['of a minute', end, at(end, -60_000), 60],
    ['of a part of a second', end, at(end, -1), 1],
    ['that is over', end, at(end, 5), 1],
    ['of a day', end, at(end, -86_400_000), 3600],
    ['without an end', null, 0, 3600],
  ])('[04.6] asks to come back after the rest %s', (_rest, until, now, seconds) => {
    expect(maintenanceLeftSeconds({ end: until }, now)).toBe(seconds)
  })
})
