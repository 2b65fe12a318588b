import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'
import { isPinnedPlatform, unpackChromium } from './pinned-chromium.ts'

/** Where another Chromium stands on machines that the pinned one does not run on. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Flags under which Chromium runs as root, without a display and without calling home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** Whether tests run in the browser of the lockfile: only its pictures can be compared with the baselines. */
export const isPinnedChromium = isPinnedPlatform && !process.env['CHROMIUM_PATH']

/**
 * How Playwright starts the browser of every browser test, story, e2e test and picture: the one that the lockfile pins, with
 * the fonts that it brings. `CHROMIUM_PATH` names another one. On platforms that the pinned one does not run on it is an
 * installed Chromium or Chrome, or Playwright's own where there is none.
 */
export function chromiumLaunch(): LaunchOptions & { readonly args: string[] } {
  const args = [...chromiumArgs]
  if (isPinnedChromium) {
    const { executablePath, fontsConfig } = unpackChromium()
    return { executablePath, args, env: { ...process.env, FONTCONFIG_FILE: fontsConfig } }
  }
  const executablePath = process.env['CHROMIUM_PATH'] || installed.find((path) => existsSync(path))
  return { args, ...(executablePath === undefined ? {} : { executablePath }) }
}
