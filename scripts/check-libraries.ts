// `pnpm libraries`: whether what a shop runs keeps to the time frames of SECURITY.md. Asks the registry for versions, then for known
// faults; where it does not answer the second, that is a problem too, since nothing is known.
import { judgeLibrary } from './libraries/judge-library.ts'
import { reportProblems } from './lib/report-problems.ts'
import { runCommand } from './lib/run-command.ts'

interface Outdated {
  readonly wanted: string
  readonly isDeprecated: boolean
}

/** The answer of pnpm, which is `empty` where it has nothing to say. Throws where it is none. */
async function ask<Answer>(empty: Answer, ...parameters: readonly string[]): Promise<Answer> {
  const { output } = await runCommand('pnpm', parameters, { quiet: true })
  return output.trim() === '' ? empty : (JSON.parse(output) as Answer)
}

const none: Readonly<Record<string, Outdated>> = {}
const outdated = Object.entries(await ask(none, 'outdated', '--recursive', '--prod', '--format', 'json'))
const problems: string[] = []
for (const [name, { wanted, isDeprecated }] of outdated) {
  const publishedAt = await ask({}, 'view', name, 'time', '--json')
  problems.push(...judgeLibrary({ name, version: wanted, isDeprecated, publishedAt }, new Date()))
}
const audit = await runCommand('pnpm', ['audit', '--prod'], { quiet: true })
if (audit.exitCode !== 0) problems.push(`Known faults are not ruled out:\n${audit.output.trim()}`)
reportProblems(problems, `${String(outdated.length)} libraries have newer versions`)
