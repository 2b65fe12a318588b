import { join } from 'node:path'
import { hasPostgres } from '../../apps/api/test/postgres.ts'
import { shareOfToday, type MatrixPart } from '../../tooling/test-matrix.ts'
import { browserObstacle, otherBrowserNames } from '../../tooling/webdriver/other-browsers.ts'
import { root } from '../lib/root.ts'
import { pictureObstacle } from '../pictures/picture-obstacle.ts'

/** One step of a run: a command, and where it leaves a report of single tests. */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** A JSON report of Vitest or Playwright in the run's folder of reports; a step without one counts as a single check. */
  readonly report?: string
  /** Keeps every core busy, or is needed by all that follow: runs by itself. The others run two at once, and print at their end. */
  readonly isAlone?: true
  /** Steps of the same batch that it needs the outcome of. */
  readonly after?: readonly string[]
  /** Added to the environment of its command. */
  readonly env?: Readonly<Record<string, string>>
  /** What it proves: in `rest` it is left out where nothing of that changed. Only steps that have it are in `rest`. */
  readonly sources?: RegExp
  /** Takes long and changes seldom: only in the rest of the matrix. */
  readonly isOutsideGate?: true
  /** Why it can prove nothing on this machine when its turn has come, or null: it is left out, and the last line says so. */
  readonly obstacle?: () => string | null
  /** What it leaves out on this machine although it runs, or null: the last line says so. */
  readonly gap?: () => string | null
}

const libraries = '^pnpm-lock\\.yaml$'
const anyShop = new RegExp(`${libraries}|^(apps/(api|storefront)|packages)/(?!.*\\.(test|stories)\\.tsx?$).*\\.(?!md$)`)
const anyLook = new RegExp(
  `${libraries}|^(apps/(storefront|storybook)|packages|tooling)/(?!.*\\.test\\.tsx?$).*\\.(?!md$)`,
)

/** What a run of Playwright prints, and the report that it leaves in `PLAYWRIGHT_JSON_OUTPUT_FILE`. */
const reporters = '--reporter=list,json'

/** A run of Vitest that leaves a report. */
function vitest(output: string, ...parameters: readonly string[]): [string, ...string[]] {
  return ['vitest', 'run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
}

/** What reads the source alone. */
const checks: readonly Step[] = [
  { name: 'tools', command: ['node', 'scripts/install-tools.ts'], isAlone: true, sources: /^/ },
  { name: 'format', command: ['node', 'scripts/check-format.ts'] },
  { name: 'contracts', command: ['node', 'scripts/check-contracts.ts'] },
  { name: 'messages', command: ['node', 'scripts/check-messages.ts'] },
  // The two long ones begin together.
  { name: 'lint', command: ['node', 'scripts/check-lint.ts'] },
  { name: 'types', command: ['node', 'scripts/check-types.ts'] },
  { name: 'boundaries', command: ['node', 'scripts/check-boundaries.ts'] },
]

/** Packages, the built shop and stories; the longest first. */
function builds(changed: readonly string[], demonstration: string): readonly Step[] {
  return [
    {
      name: 'packages',
      command: ['node', 'scripts/check-packages.ts'],
      sources: new RegExp(
        `${libraries}|^packages/(?!.*\\.(test|stories)\\.tsx?$)|^(scripts|tooling)/packages/|^(examples|test-fixtures)/`,
      ),
    },
    { name: 'build of the shop', command: ['node', 'scripts/build.ts'], sources: anyShop },
    {
      name: 'build of the stories',
      command: ['node', 'scripts/pictures.ts', '--prepare', ...changed],
      sources: anyLook,
      obstacle: pictureObstacle,
    },
    {
      name: 'demonstration',
      command: ['node', 'apps/api/scripts/load-demonstration.ts'],
      env: { DATA_DIR: demonstration, DATABASE_URL: '' },
      sources: anyShop,
    },
  ]
}

/** Tests below e2e, pictures, and what is weighed of the builds; what takes longest in the matrix first. */
function testsBelow(
  part: MatrixPart,
  reports: string,
  changed: readonly string[],
  demonstration: string,
): readonly Step[] {
  const report = (name: string) => join(reports, name)
  return [
    {
      name: 'pictures',
      command: ['node', 'scripts/pictures.ts', '--built', ...changed],
      after: ['build of the shop', 'build of the stories'],
      report: 'pictures.json',
      sources: anyLook,
      obstacle: pictureObstacle,
    },
    { name: 'widgets', command: vitest(report('browser.json'), '--project', 'browser*'), report: 'browser.json' },
    {
      name: 'API',
      // The rest of the matrix has what the gate has proved, on the other database.
      command: vitest(report('api.json'), '--project', 'api', ...(part === 'rest' ? [shareOfToday] : [])),
      report: 'api.json',
      gap: () => (hasPostgres ? null : 'API on PostgreSQL (it is not installed)'),
      sources: new RegExp(`${libraries}|^(apps/api|packages/storefront-core)/`),
    },
    {
      name: 'stories',
      command: ['pnpm', '--filter', '@krishi/storybook', 'exec', ...vitest(report('stories.json'))],
      report: 'stories.json',
    },
    {
      name: 'ports and tools',
      command: vitest(report('unit.json'), '--project', 'unit', '--project', 'host'),
      env: { DEMONSTRATION: demonstration },
      after: ['build of the shop', 'demonstration', 'packages'],
      report: 'unit.json',
    },
    {
      name: 'budgets',
      command: ['node', 'scripts/check-budgets.ts'],
      after: ['build of the shop', 'packages'],
    },
    // Apart from the rest, which counting covered lines would slow down by a fifth.
    {
      name: 'rules',
      command: vitest(report('core.json'), '--project', 'core', '--coverage'),
      report: 'core.json',
    },
  ]
}

/** Tests of what was built: e2e, then other browsers and ways to run it. */
function testsOfBuilds(part: MatrixPart, reports: string, demonstration: string): readonly Step[] {
  return [
    {
      name: 'e2e',
      command: ['playwright', 'test', ...(part === 'rest' ? [shareOfToday] : [])],
      isAlone: true,
      env: { DEMONSTRATION: demonstration },
      report: 'e2e.json',
      sources: anyShop,
    },
    ...otherBrowserNames.map((browser): Step => ({
      name: `elements in ${browser}`,
      command: ['playwright', 'test', '-c', 'playwright.other-browsers.config.ts', '--project', browser, reporters],
      env: { DEMONSTRATION: demonstration, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${browser}.json`) },
      report: `${browser}.json`,
      sources: new RegExp(`${anyShop.source}|^tooling/webdriver/`),
      isOutsideGate: true,
      obstacle: () => browserObstacle(browser),
    })),
    {
      name: 'deployment',
      command: vitest(join(reports, 'deploy.json'), '--project', 'deploy'),
      report: 'deploy.json',
      sources: new RegExp(
        `${libraries}|^(deploy|scripts/(artefact|bootstrap|builds))/|^apps/api/(drizzle|test/upgrade|src/(config|database|orders))`,
      ),
      isOutsideGate: true,
      obstacle: () => (hasPostgres ? null : 'PostgreSQL is not installed'),
    },
    {
      name: 'engines',
      command: vitest(join(reports, 'shopify.json'), '--project', 'shopify'),
      report: 'shopify.json',
      sources: new RegExp(
        `${libraries}|^packages/(adapter-shopify|storefront-(core|hooks|elements))/|^apps/storefront/(server|src/composition)/`,
      ),
      isOutsideGate: true,
    },
    { name: 'behaviours', command: ['node', 'scripts/behaviours.ts'], isAlone: true },
  ]
}

/** Everything that a part of the matrix proves: first what reads the source, then what builds it, then the tests. */
export function stepsOf(part: MatrixPart): readonly Step[] {
  const reports = join(root, 'reports', part)
  const changed = part === 'full' ? [] : ['--changed']
  // Tests of the whole catalogue begin on a copy of it.
  const demonstration = join(reports, 'demonstration')
  const steps = [
    ...checks,
    ...builds(changed, demonstration),
    ...testsBelow(part, reports, changed, demonstration),
    ...testsOfBuilds(part, reports, demonstration),
  ]
  if (part === 'full') return steps
  return steps.filter(({ sources, isOutsideGate }) => (part === 'rest' ? sources !== undefined : !isOutsideGate))
}
