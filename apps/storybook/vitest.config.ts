import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from '../../tooling/find-chromium.ts'

const executablePath = findChromium()

/** Every story is rendered, played and checked with axe; a violation fails the run. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    maxWorkers: 2,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs } }),
      instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
    },
  },
})
