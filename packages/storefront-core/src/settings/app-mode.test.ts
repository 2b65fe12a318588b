import { describe, expect, it } from 'vitest'
import { appModeOf, defaultSettings, isBackBannerOn, settingsIn } from './index.ts'

const chrome = 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Safari/537.36'
const nativeApp = { userAgents: ['KrishiApp', ''] }

describe('appModeOf', () => {
  it.each([
    ['another browser', chrome, false, 'web'],
    ['a browser that does not say what it is', '', false, 'web'],
    ['the app’s browser', `${chrome} krishiapp/7.1`, false, 'app-browser'],
    ['a page that the app opened', chrome, true, 'from-app'],
    ['a page that the app opened in its own browser', `${chrome} KrishiApp/7.1`, true, 'from-app'],
  ] as const)('[03.2] [03.3] knows %s', (_case, userAgent, isFromApp, mode) => {
    expect(appModeOf({ userAgent, isFromApp }, { nativeApp })).toBe(mode)
  })
})

describe('settingsIn', () => {
  const banner = { name: 'installHome', enabled: true, imagePaths: { en: '/install.png' } }
  const settings = {
    ...defaultSettings,
    installBanners: [banner],
    pdpBackBanner: { until: '2030-01-01T00:00:00Z', appHref: 'https://apps.example' },
  }

  it('[03.3] leaves the web as its owner wants it', () => {
    expect(settingsIn('web', settings)).toBe(settings)
  })

  it.each(['app-browser', 'from-app'] as const)('[03.3] keeps nothing and advertises nothing, %s', (mode) => {
    const { hasStorage, installBanners, pdpBackBanner } = settingsIn(mode, settings)
    expect([hasStorage, installBanners, isBackBannerOn(pdpBackBanner, 0)]).toEqual([false, [], false])
    expect(isBackBannerOn(settings.pdpBackBanner, 0)).toBe(true)
  })

  it.each([
    ['app-browser', true, true],
    ['app-browser', false, false],
    ['from-app', true, false],
  ] as const)('[03.2] in %s, a drawer of the owner’s (%s) is there: %s', (mode, hasDrawer, expected) => {
    const cartConfig = { ...settings.cartConfig, hasDrawer }
    expect(settingsIn(mode, { ...settings, cartConfig }).cartConfig.hasDrawer).toBe(expected)
  })
})
