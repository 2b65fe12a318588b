import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { LaunchOptions } from '@playwright/test'
import { chromiumLaunch } from './chromium.ts'

const others = ['firefox', 'webkit'] as const

/** A browser besides Chromium. */
export type OtherBrowser = (typeof others)[number]

/** What Playwright is told of the browser of a run. */
export interface BrowserUnderTest {
  readonly browserName: 'chromium' | OtherBrowser
  readonly launchOptions?: LaunchOptions
}

/** Where Playwright has its own builds of browsers: it drives no others besides Chromium. Loaded late, as it is large. */
function pathOf(name: OtherBrowser): string {
  const playwright = createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test')
  return playwright[name].executablePath()
}

/** Why tests cannot run in a browser on this machine, or null. */
export function browserObstacle(name: OtherBrowser, path: string = pathOf(name)): string | null {
  return existsSync(path) ? null : `the browser is not here; "npx playwright install ${name}" brings it`
}

/** The browser of a run: the Chromium of all tests, unless `E2E_BROWSER` names another one. */
export function browserUnderTest(name: string = process.env['E2E_BROWSER'] ?? 'chromium'): BrowserUnderTest {
  if (name === 'chromium') return { browserName: name, launchOptions: chromiumLaunch() }
  const browserName = others.find((other) => other === name)
  if (browserName !== undefined) return { browserName }
  throw new Error(
    `E2E_BROWSER is "${name}". No such browser is known, so nothing would be tested. Set it to chromium, firefox or webkit.`,
  )
}
