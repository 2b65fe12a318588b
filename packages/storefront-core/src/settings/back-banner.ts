import type { Settings } from './settings.ts'

/** Whether the invitation to the app is still shown on Back, its last instant included [15.10]. `now` in ms since 1970. */
export function isBackBannerOn({ until, appHref }: Settings['pdpBackBanner'], now: number): boolean {
  return appHref !== '' && now <= Date.parse(until)
}
