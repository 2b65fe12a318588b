import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '../locale/index.ts'
import { timeZones } from '../testing/time-zones.ts'
import { formatDate, formatDateTimeIst, formatDayMonth, formatOrderDate } from './index.ts'
import { monthNames } from './month-names.ts'

const scripts = { en: 'Latin', hi: 'Devanagari', te: 'Telugu', ta: 'Tamil', kn: 'Kannada', bn: 'Bengali' }

const platform = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
})

describe.each(timeZones)('on a machine in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each([
    ['2026-11-24T12:00:00Z', '24 Nov 2026 05:30 PM', '24-11-2026'],
    ['2026-11-24T18:30:00.000Z', '25 Nov 2026 12:00 AM', '25-11-2026'],
    ['2026-11-24T18:29:59+00:00', '24 Nov 2026 11:59 PM', '24-11-2026'],
    ['2026-11-24T12:05:00+05:30', '24 Nov 2026 12:05 PM', '24-11-2026'],
    ['2026-11-24T12:05:00+0530', '24 Nov 2026 12:05 PM', '24-11-2026'],
    ['2026-01-05T09:07:00', '5 Jan 2026 09:07 AM', '05-01-2026'],
    ['2026-01-05 09:07:00', '5 Jan 2026 09:07 AM', '05-01-2026'],
    [' 2026-01-05 ', '5 Jan 2026 12:00 AM', '05-01-2026'],
    [0, '1 Jan 1970 05:30 AM', '01-01-1970'],
  ])('[02.4] writes %s as %s and %s', (instant, dateTime, date) => {
    expect(formatDateTimeIst(instant, 'en')).toBe(dateTime)
    expect(formatOrderDate(instant)).toBe(date)
    expect(formatDate(instant, 'en')).toBe(dateTime.slice(0, -' 05:30 PM'.length))
  })

  it('[02.4] agrees with the time zone tables of the platform', () => {
    const years = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(years, (moment) => {
        const [date = '', time = ''] = platform.format(moment).split(', ')
        expect(formatOrderDate(moment.getTime())).toBe(date.replaceAll('/', '-'))
        const [hour = '', minute = ''] = time.split(':')
        const clock = `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
        expect(formatDateTimeIst(moment.toISOString(), 'hi').endsWith(clock)).toBe(true)
      }),
    )
  })
})

describe('dates', () => {
  it.each(locales)('[02.4] have twelve months in the script of %s', (locale) => {
    const names = monthNames[locale]
    expect(new Set(names).size).toBe(12)
    const ofScript = new RegExp(`^[\\p{Script_Extensions=${scripts[locale]}}\\p{M}.॰]+$`, 'u')
    expect(names.filter((name) => !ofScript.test(name))).toEqual([])
    const days = names.map((_, month) => formatDayMonth(`2026-${String(month + 1).padStart(2, '0')}-24`, locale))
    expect(days).toEqual(names.map((name) => `24 ${name}`))
  })

  it('[02.4] keep a delivery day whatever the zone of its text', () => {
    expect(formatDayMonth('2026-11-24', 'en')).toBe('24 Nov')
    expect(formatDayMonth('2026-11-04T00:00:00+05:30', 'en')).toBe('4 Nov')
  })

  it('[02.4] are empty for a text that is no date', () => {
    for (const text of ['', 'soon', '2026-13-01', NaN, Infinity]) {
      expect([formatDateTimeIst, formatDate, formatDayMonth].map((format) => format(text, 'en'))).toEqual(['', '', ''])
      expect(formatOrderDate(text)).toBe('')
    }
  })

  it('[02.4] keep four digits of a year', () => {
    expect(formatOrderDate('0026-11-24')).toBe('24-11-0026')
  })
})
