import { runCommand } from '../lib/run-command.ts'
import { readTestReport } from '../lib/test-reports.ts'

/** The titles of the e2e tests that only the full matrix runs. */
export async function listOutsideGate(): Promise<string[]> {
  const { output } = await runCommand('playwright', ['test', '--list', '--reporter=json'], {
    quiet: true,
    env: { TEST_PART: 'rest' },
  })
  return readTestReport(output.slice(output.indexOf('{'))).map(({ title }) => title)
}
