// `pnpm engines`: writes docs/engines.md from what the contract suites have shown of each adapter (packages/adapter-*/capabilities.json).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capabilityNames } from '../packages/storefront-hooks/src/testing/capability-names.ts'
import { toEnginesPage, type EngineReport } from './engines/to-engines-page.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'

const page = join(root, 'docs/engines.md')

/** What is known of an adapter: the report of its last run, and what is to be said about it in words. */
function readReport(name: string): readonly EngineReport[] {
  const folder = join(root, 'packages', name)
  const report = join(folder, 'capabilities.json')
  if (!existsSync(report)) return []
  const notes = join(folder, 'ENGINE.md')
  return [
    {
      ...(JSON.parse(readFileSync(report, 'utf8')) as Omit<EngineReport, 'notes'>),
      notes: existsSync(notes) ? readFileSync(notes, 'utf8').trim() : '',
    },
  ]
}

const reports = readdirSync(join(root, 'packages'))
  .filter((name) => name.startsWith('adapter-'))
  .sort()
  .flatMap(readReport)
writeFileSync(page, toEnginesPage(reports, capabilityNames))
const { exitCode } = await runCommand('oxfmt', [page])
const failed = reports.flatMap(({ name, capabilities }) =>
  Object.entries(capabilities)
    .filter(([, proof]) => proof === 'failed')
    .map(([capability]) => `${name} fails at ${capability}.`),
)
reportProblems(
  exitCode === 0 ? failed : [...failed, 'docs/engines.md cannot be formatted.'],
  `${reports.length} engines`,
)
