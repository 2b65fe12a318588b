import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { browserObstacle } from '../pictures/baseline-browser.ts'

/** One part of `npm test`: a command, and where it leaves a report of single tests. */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** A JSON report of Vitest or Playwright in `reports`; a step without one counts as a single check. */
  readonly report?: string
  /** Needs one core and nothing of the others: runs beside its neighbours that say so too, and prints when it has ended. */
  readonly isLight?: true
  /** Why it could prove nothing on this machine, or null: it is then skipped, and the last lines say so. */
  readonly obstacle?: () => Promise<string | null>
}

function vitest(report: string, ...parameters: readonly string[]): [string, ...string[]] {
  const output = join(root, 'reports', report)
  return ['vitest', 'run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
}

/** Everything that is proven about the project, fast checks first. */
export const steps: readonly Step[] = [
  { name: 'browser and database', command: ['node', 'scripts/install-chromium.ts'] },
  // The two long ones begin together.
  { name: 'types', command: ['node', 'scripts/check-types.ts'], isLight: true },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'], isLight: true },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'], isLight: true },
  { name: 'boundaries', command: ['node', 'scripts/check-boundaries.ts'], isLight: true },
  { name: 'contracts', command: ['node', 'scripts/check-contracts.ts'], isLight: true },
  { name: 'messages', command: ['node', 'scripts/check-messages.ts'], isLight: true },
  // Apart from the rest, which counting covered lines would slow down by a fifth.
  {
    name: 'rules, every branch',
    command: vitest('core.json', '--project', 'core', '--coverage'),
    report: 'core.json',
  },
  {
    name: 'ports and API, on both databases',
    command: vitest('unit.json', '--project', 'unit'),
    report: 'unit.json',
  },
  { name: 'widgets in a browser', command: vitest('browser.json', '--project', 'browser'), report: 'browser.json' },
  {
    name: 'stories',
    command: ['pnpm', '--filter', '@krishi/storybook', 'exec', ...vitest('stories.json')],
    report: 'stories.json',
  },
  { name: 'packages', command: ['node', 'scripts/check-packages.ts'], isLight: true },
  { name: 'build of the stories', command: ['pnpm', '--filter', '@krishi/storybook', 'run', 'build'], isLight: true },
  { name: 'build of the shop', command: ['node', 'scripts/build.ts'], isLight: true },
  { name: 'budgets', command: ['node', 'scripts/check-budgets.ts'] },
  { name: 'journeys', command: ['playwright', 'test'], report: 'e2e.json' },
  {
    name: 'pictures',
    command: ['node', 'scripts/pictures.ts', '--built'],
    report: 'pictures.json',
    obstacle: browserObstacle,
  },
  { name: 'behaviours', command: ['node', 'scripts/behaviours.ts'] },
]

/** Removes what an earlier run left, so that nothing old counts as proof. */
export function clearReports(): void {
  rmSync(join(root, 'reports'), { recursive: true, force: true })
}
