import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { runCommand } from '../lib/run-command.ts'

const example = join(root, 'examples/rest-adapter')

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
  const folder = mkdtempSync(join(tmpdir(), 'krishi-adapter-'))
  cpSync(example, folder, { recursive: true })
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>
    devDependencies: Readonly<Record<string, string>>
  }
  const overrides = Object.fromEntries(
    Object.keys({ ...dependencies, ...devDependencies }).map((name) => {
      const archive = archives.get(name)
      return [name, archive ? `file:${archive}` : workspaceVersion(name)]
    }),
  )
  // JSON is YAML.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides, allowBuilds: { esbuild: false } }))
  for (const parameters of [
    ['install', '--prefer-offline', '--no-frozen-lockfile'],
    ['exec', 'tsc', '-p', '.'],
    ['exec', 'vitest', 'run'],
  ]) {
    const { exitCode, output } = await runCommand('pnpm', parameters, { cwd: folder, quiet: true })
    if (exitCode !== 0) return [`The example of an adapter: pnpm ${parameters.join(' ')} fails:\n${output}`]
    if (parameters.includes('vitest'))
      console.log(
        output
          .split('\n')
          .filter((line) => /proved|Tests/.test(line))
          .join('\n'),
      )
  }
  rmSync(folder, { recursive: true })
  return []
}
