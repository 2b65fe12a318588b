import { defineConfig } from '@playwright/test'
import { freePort } from './scripts/e2e/free-port.ts'
import { hasStories, readSelection } from './scripts/pictures/selection.ts'
import { chromiumLaunch } from './tooling/browser/chromium.ts'
import { makeTemporaryFolder } from './tooling/temporary-folder/temporary-folder.ts'
import { matrixPart, tagsOfPart, turnsOfPart } from './tooling/test-matrix.ts'

// Each worker reads this file again: what the first one chose is handed on, so that all meet the same servers.
const storybookPort = (process.env['PICTURES_STORYBOOK_PORT'] ??= String(freePort()))
const shopPort = (process.env['PICTURES_SHOP_PORT'] ??= String(freePort()))
const dataDir = (process.env['PICTURES_DATA_DIR'] ??= makeTemporaryFolder('pictures'))
const storybookUrl = `http://127.0.0.1:${storybookPort}`
const shopUrl = `http://127.0.0.1:${shopPort}`

const stories = hasStories(readSelection())

/** Pictures of every story and of five screens of the shop, compared with the baselines: `pnpm visual`. */
export default defineConfig({
  testMatch: '*.visual.ts',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A new picture is looked at before it counts: only `pnpm visual:update` writes one.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `reports/${matrixPart}/pictures.json` }]],
  expect: { timeout: 30_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.002 } },
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    // What the gate takes of the stories is decided by the stories themselves.
    ...(stories
      ? [{ name: 'stories', testDir: 'apps/storybook/visual', use: { baseURL: storybookUrl }, ...turnsOfPart }]
      : []),
    { name: 'screens', testDir: 'apps/storefront/visual', use: { baseURL: shopUrl }, ...tagsOfPart },
  ],
  webServer: [
    ...(stories
      ? [
          {
            command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${storybookPort} --strictPort`,
            cwd: 'apps/storybook',
            url: `${storybookUrl}/index.json`,
          },
        ]
      : []),
    {
      command: `"${process.execPath}" scripts/start.ts`,
      url: shopUrl,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: { PORT: shopPort, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT: 'off' },
    },
  ],
})
