import { runCommand } from '../lib/run-command.ts'

const expected = {
  asked: true,
  hasSettings: true,
  locale: 'en',
  provider: 'client',
  card: 'client',
  hasClientModules: true,
}

/** What is wrong where the partner's server components make ports, read settings and hand components to the browser. */
export async function serverComponentProblems(folder: string): Promise<string[]> {
  const { exitCode, output } = await runCommand('node', ['--conditions=react-server', 'server-components.mjs'], {
    cwd: folder,
    quiet: true,
  })
  if (exitCode !== 0) return [`A server component cannot use the ports:\n${output}`]
  const found = output.trim()
  return found === JSON.stringify(expected) ? [] : [`Server components see ${found}, not ${JSON.stringify(expected)}.`]
}
