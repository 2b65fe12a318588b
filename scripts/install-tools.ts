// Puts what the tests need beside Node on this machine: the Chromium of the lockfile, and in CI a PostgreSQL and, outside the gate,
// a Firefox and a WebKit.
import { existsSync } from 'node:fs'
import { chromiumLaunch, isPinnedChromium } from '../tooling/browser/chromium.ts'
import { describeMissingLibraries } from '../tooling/browser/missing-libraries.ts'
import { pinnedVersion } from '../tooling/browser/pinned-chromium.ts'
import { matrixPart } from '../tooling/test-matrix.ts'
import { missingPackages, otherBrowserNames } from '../tooling/webdriver/other-browsers.ts'
import { installPackages, mayInstall } from './lib/install-packages.ts'
import { runCommand } from './lib/run-command.ts'

const isCi = process.env['CI'] === 'true'
const postgres = '/usr/lib/postgresql'

/** Says what is wrong with the browser that the tests would drive, or null. */
async function browserProblem(): Promise<string | null> {
  const { executablePath } = chromiumLaunch()
  if (executablePath === undefined) {
    console.log('Fetching a Chromium with Playwright (about a minute, once)')
    const { exitCode } = await runCommand('playwright', ['install', 'chromium'])
    const remedy = 'No Chromium is here and none could be fetched: install one, or name it with CHROMIUM_PATH.'
    return exitCode === 0 ? null : remedy
  }
  console.log(`Chromium ${isPinnedChromium ? pinnedVersion : ''}: ${executablePath}`)
  if (!isPinnedChromium) return null
  const { output } = await runCommand('ldd', [executablePath], { quiet: true })
  return describeMissingLibraries(output)
}

const problem = await browserProblem()
if (problem !== null) console.error(problem)
const failure = isCi && mayInstall && !existsSync(postgres) ? await installPackages('postgresql') : null
if (failure !== null) console.error(failure)
if (!existsSync(postgres)) {
  console.warn('\n*** No PostgreSQL is installed: the server is tested on the embedded database ONLY ***\n')
}
for (const name of isCi && mayInstall && matrixPart !== 'gate' ? otherBrowserNames : []) {
  const missing = missingPackages(name)
  const words = missing.length === 0 ? null : await installPackages(...missing)
  // No failure, as not every system has these packages: the last line of the run says which browser is left out.
  if (words !== null) console.warn(words)
}
process.exitCode = problem === null && failure === null ? 0 : 1
