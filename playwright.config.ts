import { defineConfig } from '@playwright/test'
import { platformAccount } from './apps/storefront/e2e/models/external-platform.ts'
import { richNumbers } from './apps/storefront/e2e/models/rich-numbers.ts'
import { copyDemonstration } from './apps/api/test/copy-demonstration.ts'
import { serverEnvironment } from './apps/storefront/e2e/models/server-environment.ts'
import { freePort } from './scripts/e2e/free-port.ts'
import { chromiumLaunch } from './tooling/browser/chromium.ts'
import { makeTemporaryFolder } from './tooling/temporary-folder/temporary-folder.ts'
import { matrixPart, tagsOfPart } from './tooling/test-matrix.ts'

// Each worker reads this file again: what the first one chose is handed on, so that all meet the same server.
const port = (process.env['E2E_PORT'] ??= String(freePort()))
// Where the tests of the external checkout have its platform; nobody is there in the others.
const platformPort = (process.env['E2E_PLATFORM_PORT'] ??= String(freePort()))
const dataDir = (process.env['E2E_DATA_DIR'] ??= createDataDir())

/** A database of its own, with the demonstration in it where a step before has loaded that. */
function createDataDir(): string {
  const folder = makeTemporaryFolder('e2e')
  copyDemonstration(folder)
  return folder
}

/** E2E tests on the built shop: its real server, a database of its own. Each test names its screen. */
export default defineConfig({
  testDir: 'apps/storefront/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  ...tagsOfPart,
  fullyParallel: true,
  // A test waits more than it works: three keep two cores busy.
  workers: richNumbers.length,
  forbidOnly: true,
  // Where nobody looks on: `test-all` names what passed at its second try, and bears two of them.
  retries: process.env['CI'] ? 1 : 0,
  // A slow machine that does other things needs several times as long as a quiet one.
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: `reports/${matrixPart}/e2e.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording takes a quarter of the time of a run, so it is asked for: E2E_TRACE=1 keeps what a failed test did.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    url: `http://127.0.0.1:${port}`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...serverEnvironment(port, dataDir),
      DEMO_COINS: richNumbers.join(','),
      ...platformAccount(platformPort),
    },
  },
})
