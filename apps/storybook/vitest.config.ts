import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../../tooling/browser/chromium.ts'

/** Every story is rendered, played and checked with axe; a violation fails the run. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    maxWorkers: 2,
    testTimeout: 60_000,
    // Storybook takes a story away before it shows the next one, so that all can share a page.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
    },
  },
})
