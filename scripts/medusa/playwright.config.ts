import { defineConfig } from '@playwright/test'
import { aMedusaShop } from '../../packages/adapter-medusa/suites/testing/a-medusa-shop.ts'
import { serverEnvironment } from '../../apps/storefront/e2e/models/server-environment.ts'
import { chromiumLaunch } from '../../tooling/browser/chromium.ts'
import { makeTemporaryFolder } from '../../tooling/temporary-folder/temporary-folder.ts'

const { options } = aMedusaShop()
const { baseUrl, publishableKey, regionId, shipping } = options
// `npm run test:medusa` has told Medusa of this address, which alone may call it from a browser.
const port = process.env['E2E_PORT'] ?? ''
const origin = `http://127.0.0.1:${port}`
const dataDir = (process.env['E2E_DATA_DIR'] ??= makeTemporaryFolder('medusa'))

/** The built shop on a Medusa server, in a browser: `npm run test:medusa` starts the two. */
export default defineConfig({
  testDir: '../../apps/storefront/e2e',
  testMatch: '**/*.medusa.ts',
  outputDir: '../../test-results/medusa',
  workers: 1,
  forbidOnly: true,
  timeout: 300_000,
  // Medusa answers some of its calls after seconds.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { baseURL: origin, trace: 'retain-on-failure', launchOptions: chromiumLaunch() },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    cwd: '../..',
    url: origin,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...serverEnvironment(port, dataDir),
      ENGINE: 'medusa',
      MEDUSA_URL: baseUrl,
      MEDUSA_PUBLISHABLE_KEY: publishableKey,
      MEDUSA_REGION: regionId,
      MEDUSA_FREE_SHIPPING_FROM: String(shipping.minCartValueForFreeShipping / 100),
      MEDUSA_SHIPPING_CHARGE: String(shipping.applicableShippingCharge / 100),
    },
  },
})
