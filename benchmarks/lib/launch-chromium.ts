import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { chromiumLaunch } from '../../tooling/browser/chromium.ts'

/** Starts the Chromium that the tests use. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumLaunch())
}
