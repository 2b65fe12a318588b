import { spawnSync } from 'node:child_process'

/**
 * Compares pictures of the static Storybook: with Chromatic where its token is set, else with Playwright against the
 * baselines in this repository. Chromatic without a token would wait for a network that may not be there.
 */
function comparison(): readonly string[] {
  if (process.env['CHROMATIC_PROJECT_TOKEN']) {
    return [
      'exec',
      'chromatic',
      '--storybook-build-dir=storybook-static',
      '--exit-zero-on-changes',
      '--exit-once-uploaded',
    ]
  }
  console.log('CHROMATIC_PROJECT_TOKEN is not set: comparing with the pictures in visual/baselines.')
  return ['--workspace-root', 'run', 'visual']
}

const { status } = spawnSync('pnpm', comparison(), { stdio: 'inherit', shell: process.platform === 'win32' })
process.exitCode = status ?? 1
