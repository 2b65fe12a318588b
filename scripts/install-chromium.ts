// Puts what the tests need beside Node on this machine: a Chromium, and in CI a PostgreSQL.
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { findChromium } from '../tooling/find-chromium.ts'
import { runCommand } from './lib/run-command.ts'

const mayInstall = existsSync('/usr/bin/apt-get') && userInfo().uid === 0
const isCi = process.env['CI'] === 'true'
const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }

/** Installs packages of the system; gives apt's words when that failed. */
async function aptInstall(packages: readonly string[]): Promise<string | null> {
  console.log(`Installing ${packages.join(' and ')} (about a minute, once)`)
  const lists = await runCommand('apt-get', ['update', '-qq'], quietly)
  const outcome = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quietly)
  return outcome.exitCode === 0 ? null : lists.output + outcome.output
}

/** Playwright's own browser, for machines without apt. It counts only when the tests would find it. */
async function playwrightInstall(): Promise<boolean> {
  console.log('Fetching a Chromium with Playwright (about a minute, once)')
  return (await runCommand('playwright', ['install', 'chromium'])).exitCode === 0
}

// The shell took the baselines of the pictures; not every Debian has it.
const browsers = findChromium() === undefined ? ['chromium-headless-shell', 'chromium'] : []
const database = isCi && !existsSync('/usr/lib/postgresql') ? ['postgresql'] : []
for (const packages of mayInstall ? [browsers.slice(0, 1), database] : []) {
  let failure = packages.length > 0 ? await aptInstall(packages) : null
  if (failure !== null && packages !== database) failure = await aptInstall(browsers.slice(1))
  if (failure !== null) console.error(failure)
}

const chromium = findChromium()
if (chromium !== undefined) console.log(`Chromium: ${chromium}`)
else if (!(await playwrightInstall())) {
  console.error('No Chromium is here and none could be installed: install one, or name it with CHROMIUM_PATH.')
  process.exitCode = 1
}
if (!existsSync('/usr/lib/postgresql')) {
  console.warn('\n*** No PostgreSQL is installed: the server is tested on the embedded database ONLY ***\n')
  if (isCi && mayInstall) process.exitCode = 1
}
