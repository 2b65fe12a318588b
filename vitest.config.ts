import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { textModules } from './apps/storefront/text-modules.ts'
import { compiledMessages } from './tooling/compile-messages.ts'
import { chromiumArgs, findChromium } from './tooling/find-chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  test: {
    // A small machine has two cores, of which one would stand idle.
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: ['packages/storefront-core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/index.ts'],
      reportsDirectory: 'coverage',
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
    projects: [
      {
        plugins: [compiledMessages(), textModules()],
        test: {
          name: 'core',
          environment: 'node',
          include: ['packages/storefront-core/src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [compiledMessages(), textModules()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps,tooling,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', 'packages/storefront-core/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), compiledMessages()],
        test: {
          name: 'browser',
          include: ['{packages,apps}/**/*.browser.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
          },
        },
        optimizeDeps: {
          // All tests are read first: a dependency found later would bring a second React in the middle of a run.
          entries: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
        },
      },
    ],
  },
})
