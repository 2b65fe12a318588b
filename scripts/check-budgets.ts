// `pnpm budgets`: what a page pays for each part of the packages, and what a farmer's first page loads in all.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { startOf } from '../apps/storefront/src/routes/start-of.ts'
import { elementFacts } from '../packages/storefront-elements/src/manifest/element-facts.ts'
import { packageEntries } from '../tooling/packages/package-entries.ts'
import { elementBudgets, weighElement, weighElements } from './budgets/elements.ts'
import { firstLoadBudgets, weighFirstLoad, weighedScreens } from './budgets/first-load.ts'
import { measureFirstLoad, measureSubpath } from './budgets/measure-subpath.ts'
import { adapterBudget, subpathBudget } from './budgets/subpath-budgets.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'
import { publishedPackages } from './packages/published-packages.ts'

const adapters = readdirSync(join(root, 'packages')).filter((name) => name.startsWith('adapter-'))
const problems: string[] = []
/** Of everything that was weighed, for the docs site. */
const weights: Record<string, number> = {}

function row(name: string, bytes: number, budget: number | null): void {
  const limit =
    budget === null ? '' : `${String(budget).padStart(8)}  ${String(Math.round((100 * bytes) / budget)).padStart(4)} %`
  console.log(`${name.padEnd(56)}${String(bytes).padStart(8)}${limit}`)
}

function weigh(name: string, bytes: number, budget: number): void {
  weights[name] = bytes
  row(name, bytes, budget)
  if (bytes > budget) problems.push(`${name} weighs ${bytes} bytes gzipped, ${bytes - budget} more than it may.`)
}

console.log(`${'Gzipped bytes'.padEnd(56)}${'size'.padStart(8)}${'limit'.padStart(8)}  used`)
for (const { directory } of publishedPackages) {
  const name = basename(directory)
  for (const subpath of packageEntries(directory)) {
    const file = join(directory, 'dist', subpath, 'index.js')
    if (existsSync(file)) weigh(`${name}/${subpath}`, await measureSubpath(file), subpathBudget(name, subpath))
    else problems.push(`${name}/${subpath} is not built: run \`pnpm packages\` first.`)
  }
}

for (const adapter of adapters) {
  const file = join(root, 'packages', adapter, 'src/ports/index.ts')
  weigh(`${adapter}, first load`, await measureFirstLoad(file), adapterBudget)
  row('  with the first call', await measureSubpath(file), null)
}

const dist = join(root, 'apps/storefront/dist')
const embed = join(dist, 'client/embed')
if (existsSync(join(dist, 'client/.vite/manifest.json'))) {
  for (const screen of weighedScreens) {
    const scripts = weighFirstLoad(dist, screen)
    for (const { name, bytes } of scripts) row(`  ${name}`, bytes, null)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    const isAtTouch = startOf(screen) === 'at-touch'
    if (isAtTouch) row('  with the first touch', total, null)
    weigh(`First load of ${screen}`, isAtTouch ? (scripts[0]?.bytes ?? 0) : total, firstLoadBudgets[screen])
    // Both stand around every page and are loaded by its first touch.
    if (scripts.some(({ name }) => name.includes('/frame-'))) {
      problems.push(
        `The page ${screen} loads bar and footer when it starts. Every visit that begins there waits for 20 KiB more. Let its modules ` +
          'import nothing from those that vite.config.ts calls `firstTouch`, or look at how chunk-plan.ts puts them together.',
      )
    }
  }
  for (const { name, modules, budget } of elementBudgets) {
    weigh(name, weighElements(embed, modules), budget)
  }
  for (const { tag } of elementFacts) {
    const bytes = weighElement(embed, tag)
    weights[tag] = bytes
    row(`  <${tag}> alone`, bytes, null)
  }
} else problems.push('The shop is not built: run `pnpm build` first.')
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports/weights.json'), `${JSON.stringify(weights, null, 2)}\n`)
reportProblems(problems, `${Object.keys(weights).length} weights`)
