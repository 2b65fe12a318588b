import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../tooling/find-chromium.ts'

/** Starts the Chromium that the tests use. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
}
