import { describe, expect, it } from 'vitest'
import { deviceOf } from './device-of.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const devices = [
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'phone Android Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A135F) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'phone Android Samsung Internet for Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'phone iPhone Safari',
  ],
  [`Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'tablet Android Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'computer Windows Firefox'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'computer Linux Chrome'],
] as const

describe('the device of a session', () => {
  it.each(devices)('[V7.5.2] of %s is a %s', (userAgent, expected) => {
    const { kind, system, browser } = deviceOf(userAgent)
    expect(`${kind} ${system} ${browser}`).toBe(expected)
  })

  it.each([null, '', 'a browser', '<b>Call 98765</b>/1 (x) Free/9'])(
    '[V7.5.2] is not known, and no text of it is taken over, for %j',
    (userAgent) => {
      expect(deviceOf(userAgent)).toEqual({ kind: 'unknown', system: '', browser: '' })
    },
  )
})
