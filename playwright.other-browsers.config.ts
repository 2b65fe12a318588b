import { defineConfig } from '@playwright/test'
import { copyDemonstration } from './apps/api/test/copy-demonstration.ts'
import { serverEnvironment } from './apps/storefront/e2e/models/server-environment.ts'
import type { DrivenOptions } from './apps/storefront/other-browsers/driven-test.ts'
import { freePort } from './scripts/e2e/free-port.ts'
import { makeTemporaryFolder } from './tooling/temporary-folder/temporary-folder.ts'
import { otherBrowserNames } from './tooling/webdriver/other-browsers.ts'

// Each worker reads this file again: what the first one chose is handed on, so that all meet the same server.
const port = (process.env['E2E_PORT'] ??= String(freePort()))
/** Where the partner's pages stand. */
const partnerPort = (process.env['E2E_PARTNER_PORT'] ??= String(freePort()))
const dataDir = (process.env['E2E_DATA_DIR'] ??= createDataDir())

function createDataDir(): string {
  const folder = makeTemporaryFolder('other-browsers')
  copyDemonstration(folder)
  return folder
}

/** Elements of the built shop in the Firefox and the WebKit of the machine, which the tests drive by themselves. */
export default defineConfig<object, DrivenOptions>({
  testDir: 'apps/storefront/other-browsers',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/other-browsers',
  // One browser, and one partner.
  workers: 1,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  reporter: 'list',
  projects: otherBrowserNames.map((name) => ({ name, use: { systemBrowser: name } })),
  use: { baseURL: `http://127.0.0.1:${port}`, partnerPort },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    url: `http://127.0.0.1:${port}`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { ...serverEnvironment(port, dataDir), EMBED_ORIGINS: `http://localhost:${partnerPort}` },
  },
})
