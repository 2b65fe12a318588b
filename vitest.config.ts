import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { chunkLoading } from './apps/storefront/chunk-loading.ts'
import { chromiumLaunch } from './tooling/browser/chromium.ts'
import { elementTexts } from './packages/storefront-elements/build/element-texts.ts'
import { compiledMessages } from './tooling/compile-messages.ts'

const hostTests = 'apps/storefront/server/**/*.test.ts'
const upgradeTest = 'apps/api/test/upgrade/upgrade.test.ts'
const never = ['**/node_modules/**', '**/dist/**']
const browserTests = '{packages,apps}/**/*.browser.test.{ts,tsx}'
const ownPageTests = '{packages,apps}/**/*.own-page.browser.test.{ts,tsx}'

/** Tests on Node. The files of a worker share its modules: reading them again for each file takes longer than the tests. */
function onNode(name: string, include: string | string[], exclude: readonly string[] = []): TestProjectConfiguration {
  return {
    plugins: [compiledMessages(), chunkLoading()],
    test: {
      name,
      environment: 'node',
      isolate: false,
      include: [include].flat(),
      exclude: [...never, '**/*.browser.test.ts', ...exclude],
      // The gate runs two steps at once: on a slow machine a test takes many times as long as alone.
      testTimeout: 120_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 10_000 } },
      // It makes an image, and starts shops as whoever runs them does.
      ...(name === 'deploy' && { testTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }),
      ...((name === 'api' || name === 'deploy') && { globalSetup: 'apps/api/test/prepare-databases.ts' }),
      ...((name === 'host' || name === 'shopify') && { globalSetup: 'apps/api/test/prepare-embedded.ts' }),
    },
  }
}

/** Tests in Chromium. The files of a worker share a page, and `fresh-page.ts` takes away what each leaves behind. */
function inBrowser(
  name: string,
  include: string,
  { isolate, exclude }: { isolate: boolean; exclude: readonly string[] },
) {
  return {
    plugins: [react(), compiledMessages(), elementTexts()],
    test: {
      name,
      include: [include],
      exclude: [...never, ...exclude],
      isolate,
      // After the others, and one by one: only one window of a browser has the focus.
      ...(isolate && { maxWorkers: 1, fileParallelism: false, sequence: { groupOrder: 1 } }),
      setupFiles: isolate ? [] : ['tooling/browser/fresh-page.ts'],
      testTimeout: 60_000,
      // A second, which it is else, passes before a busy machine has fetched a script.
      expect: { poll: { timeout: 20_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 360, height: 740 } }],
      },
    },
    optimizeDeps: {
      // All tests are read first: a dependency found later would bring a second React in the middle of a run.
      entries: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
    },
  } satisfies TestProjectConfiguration
}

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
      onNode('core', 'packages/storefront-core/src/**/*.test.ts'),
      onNode('api', 'apps/api/**/*.test.ts', [upgradeTest]),
      onNode('host', hostTests),
      onNode('unit', '{packages,apps,tooling,scripts}/**/*.test.ts', [
        'packages/storefront-core/**',
        'packages/adapter-*/suites/**',
        'apps/api/**',
        hostTests,
      ]),
      onNode('deploy', ['deploy/tests/**/*.test.ts', upgradeTest]),
      onNode('shopify', ['packages/adapter-shopify/suites/**/*.test.ts', 'apps/storefront/server/*.shopify.ts']),
      inBrowser('browser', browserTests, { isolate: false, exclude: [ownPageTests] }),
      // For what happens once a page, as code that is fetched, and for what ends with its focus, as a word that is composed.
      inBrowser('browser, own page', ownPageTests, { isolate: true, exclude: [] }),
    ],
  },
})
