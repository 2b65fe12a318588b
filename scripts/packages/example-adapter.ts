import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { runCommand } from '../lib/run-command.ts'
import { installExample } from './install-example.ts'

/** The version that the workspace has of a package: it is in the store already. */
function workspaceVersion(name: string): string {
  const folder = ['', 'packages/storefront-hooks']
    .map((owner) => join(root, owner, 'node_modules', name))
    .find((path) => existsSync(path))
  if (folder === undefined) {
    throw new Error(
      `The workspace does not have ${name}, so the example of an adapter cannot be installed. Add it to the workspace, or take it out of the example.`,
    )
  }
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

/**
 * Does what the guide of the hooks package tells a stranger who writes an adapter: installs the packed packages beside the example,
 * compiles it and runs the contract suites on it. Returns what went wrong.
 */
export async function tryExampleAdapter(archives: ReadonlyMap<string, string>): Promise<string[]> {
  const manifest = readFileSync(join(root, 'examples/rest-adapter/package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(manifest) as {
    dependencies: Readonly<Record<string, string>>
    devDependencies: Readonly<Record<string, string>>
  }
  const others = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !archives.has(name))
  const versions = Object.fromEntries(others.map((name) => [name, workspaceVersion(name)]))
  const { folder, exitCode, output } = await installExample('rest-adapter', archives, versions)
  if (exitCode !== 0) return [`The example of an adapter cannot be installed:\n${output}`]
  for (const parameters of [
    ['exec', 'tsc', '-p', '.'],
    ['exec', 'vitest', 'run'],
  ]) {
    const run = await runCommand('pnpm', parameters, { cwd: folder, quiet: true })
    if (run.exitCode !== 0) return [`The example of an adapter: pnpm ${parameters.join(' ')} fails:\n${run.output}`]
    if (parameters.includes('vitest'))
      console.log(
        run.output
          .split('\n')
          .filter((line) => /proved|Tests/.test(line))
          .join('\n'),
      )
  }
  return []
}
