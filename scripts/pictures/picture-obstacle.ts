import { isPinnedChromium } from '../../tooling/browser/chromium.ts'

/**
 * Why pictures cannot be compared here, or null. Every build of Chromium draws a little differently, so only the one of the
 * lockfile, which took the baselines, can tell a fault from a difference between browsers.
 */
export function pictureObstacle(): string | null {
  if (isPinnedChromium) return null
  return 'Pictures can only be compared in the Chromium of the lockfile, which runs on Linux x64 and without CHROMIUM_PATH.'
}
