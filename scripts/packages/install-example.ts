import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder } from '../../tooling/temporary-folder/temporary-folder.ts'
import { root } from '../lib/root.ts'
import { runCommand } from '../lib/run-command.ts'
import type { CommandOutcome } from '../lib/run-command.ts'

/** Builds of other packages that an installation does without. */
const allowBuilds = { esbuild: false, sharp: false }

/** An example outside the workspace, and how its installation went. */
export interface InstalledExample extends CommandOutcome {
  readonly folder: string
}

/**
 * Copies a folder of `examples` out of the workspace and installs what it needs, our packages as they are packed.
 *
 * @param archives Where our packages were packed to, by their names.
 * @param versions Of other packages, where another one is wanted than the example names.
 */
export async function installExample(
  name: string,
  archives: ReadonlyMap<string, string>,
  versions: Readonly<Record<string, string>> = {},
): Promise<InstalledExample> {
  const folder = makeTemporaryFolder('example')
  cpSync(join(root, 'examples', name), folder, { recursive: true })
  // The packages name each other by version, which no registry has yet.
  const packed = Object.fromEntries([...archives].map(([packageName, archive]) => [packageName, `file:${archive}`]))
  // JSON is YAML.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides: { ...versions, ...packed }, allowBuilds }),
  )
  const install = ['install', '--prefer-offline', '--no-frozen-lockfile']
  return { folder, ...(await runCommand('pnpm', install, { cwd: folder, quiet: true })) }
}
