// `pnpm budgets`: what a page pays for each part of the packages, and what a farmer's first page loads in all.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { startOf } from '../apps/storefront/src/routes/start-of.ts'
import { packageEntries } from '../tooling/packages/package-entries.ts'
import { elementBudgets, weighElements } from './budgets/elements.ts'
import { firstLoadBudget, firstPages, textPageBudget, textPages, weighFirstLoad } from './budgets/first-load.ts'
import type { FirstPage } from './budgets/first-load.ts'
import { measureFirstLoad, measureSubpath } from './budgets/measure-subpath.ts'
import { adapterBudget, subpathBudget } from './budgets/subpath-budgets.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'
import { publishedPackages } from './packages/published-packages.ts'

const adapters = readdirSync(join(root, 'packages')).filter((name) => name.startsWith('adapter-'))
const problems: string[] = []
let weighed = 0

function row(name: string, bytes: number, budget: number | null): void {
  const limit =
    budget === null ? '' : `${String(budget).padStart(8)}  ${String(Math.round((100 * bytes) / budget)).padStart(4)} %`
  console.log(`${name.padEnd(56)}${String(bytes).padStart(8)}${limit}`)
}

function weigh(name: string, bytes: number, budget: number): void {
  weighed += 1
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
if (existsSync(join(dist, 'client/.vite/manifest.json'))) {
  for (const page of Object.keys(firstPages) as FirstPage[]) {
    const scripts = weighFirstLoad(dist, page)
    for (const { name, bytes } of scripts) row(`  ${name}`, bytes, null)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    const screen = textPages[page]
    if (screen === undefined) weigh(`First load of ${page}`, total, firstLoadBudget)
    else {
      row('  with the first touch', total, null)
      const bootBytes = scripts[0]?.bytes ?? 0
      weigh(`First load of ${page}`, startOf(screen) === 'at-touch' ? bootBytes : total, textPageBudget)
    }
  }
  for (const { name, modules, budget } of elementBudgets) {
    weigh(name, weighElements(join(dist, 'client/embed'), modules), budget)
  }
} else problems.push('The shop is not built: run `pnpm build` first.')
reportProblems(problems, `${weighed} weights`)
