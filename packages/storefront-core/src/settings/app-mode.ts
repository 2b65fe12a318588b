import type { Settings } from './settings.ts'

/** What a request tells about where its page will be shown. */
export interface Visit {
  /** The app opened this page, or one before it in the same browser, with `source=APP`. */
  readonly isFromApp: boolean
  readonly userAgent: string
}

/** `app-browser`: shown by the app's own browser; `from-app`: opened by the app, which has a cart and an identity of its own. */
export type AppMode = 'web' | 'app-browser' | 'from-app'

/** Where a page is shown [03.2, 03.3]. What the address says weighs more than what the browser calls itself. */
export function appModeOf({ isFromApp, userAgent }: Visit, { nativeApp }: Pick<Settings, 'nativeApp'>): AppMode {
  if (isFromApp) return 'from-app'
  const name = userAgent.toLowerCase()
  return nativeApp.userAgents.some((part) => part !== '' && name.includes(part.toLowerCase())) ? 'app-browser' : 'web'
}

/**
 * The settings of a page in this mode: inside the app nothing is kept in local storage and nothing advertises the app
 * [03.3]; where the app opened the page there is no cart drawer either [03.2].
 */
export function settingsIn(mode: AppMode, settings: Settings): Settings {
  if (mode === 'web') return settings
  return {
    ...settings,
    hasStorage: false,
    installBanners: [],
    appBanner: { androidHref: '', iosHref: '' },
    pdpBackBanner: { ...settings.pdpBackBanner, appHref: '' },
    cartConfig: { ...settings.cartConfig, hasDrawer: mode === 'app-browser' && settings.cartConfig.hasDrawer },
  }
}
