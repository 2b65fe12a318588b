import { spawnSync } from 'node:child_process'

/**
 * Compares pictures of the static Storybook: with Chromatic where its token is set, else with Playwright against the
 * baselines in this repository. Chromatic without a token would wait for a network that may not be there.
 */
const token = process.env['CHROMATIC_PROJECT_TOKEN']

function run(command: string, args: readonly string[]): never {
  const { status } = spawnSync('pnpm', ['exec', command, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}

if (token) {
  run('chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes', '--exit-once-uploaded'])
} else {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: comparing with the pictures in visual/baselines.')
  run('playwright', ['test', '--config', 'visual/playwright.config.ts'])
}
