import { describe, expect, it } from 'vitest'
import { defaultSettings, isBackBannerOn } from './index.ts'

const banner = { until: '2025-12-31T23:59:59+05:30', appHref: 'https://apps.example/krishi' }

describe('isBackBannerOn', () => {
  it.each([
    ['2025-12-31T18:29:58Z', true],
    ['2025-12-31T18:29:59Z', true],
    ['2025-12-31T18:30:00Z', false],
    ['2026-11-21T00:00:00Z', false],
  ])('[15.10] at %s is %s', (now, expected) => {
    expect(isBackBannerOn(banner, Date.parse(now))).toBe(expected)
    expect(isBackBannerOn(defaultSettings.pdpBackBanner, Date.parse(now))).toBe(expected)
  })

  it('[15.10] is off without an app, or a date that can be read', () => {
    expect(isBackBannerOn({ ...banner, appHref: '' }, 0)).toBe(false)
    expect(isBackBannerOn({ ...banner, until: 'soon' }, 0)).toBe(false)
  })
})
