import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../tooling/find-chromium.ts'

/** Holds which Chromium took the baselines: its major version and the name of its program. */
const record = new URL('baseline-browser.txt', import.meta.url)

/** Such as "156 chromium-headless-shell": the shell draws text a little differently from the whole browser. */
async function presentBrowser(): Promise<string> {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  const [major = ''] = browser.version().split('.')
  await browser.close()
  return `${major} ${basename(executablePath ?? 'chromium')}`
}

/** Notes which Chromium took the baselines. */
export async function recordBrowser(): Promise<void> {
  writeFileSync(record, `${await presentBrowser()}\n`)
}

/** Why the baselines cannot be compared on this machine, or null. */
export async function browserObstacle(): Promise<string | null> {
  return versionObstacle(readFileSync(record, 'utf8').trim(), await presentBrowser())
}

/** Every version of Chromium draws a little differently: between two of them a difference proves nothing. */
export function versionObstacle(taken: string, present: string): string | null {
  if (present === taken) return null
  return `The baselines were taken with Chromium ${taken} and this machine has ${present}, so no picture can be compared. Take them anew with "npx pnpm visual:update" on a commit whose looks are known to be right.`
}
