import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runCommand } from '../lib/run-command.ts'
import { root } from '../lib/root.ts'
import type { PublishedPackage } from './published-packages.ts'

/** Builds a package into its `dist`. Gives the compiler's words when that failed. */
export async function buildPackage({ directory }: PublishedPackage): Promise<string | null> {
  const script = join(root, 'tooling/packages/build.ts')
  const { exitCode, output } = await runCommand(process.execPath, [script], { cwd: directory, quiet: true })
  return exitCode === 0 ? null : output
}

/** Packs a built package as it would be published, into `folder`. Returns the path of the archive. */
export async function packPackage({ name, version, directory }: PublishedPackage, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const { exitCode, output } = await runCommand('pnpm', ['pack', '--pack-destination', folder], {
    cwd: directory,
    quiet: true,
  })
  if (exitCode !== 0) throw new Error(`${name} cannot be packed, so nothing can be published. ${output}`)
  return join(folder, `krishi-${basename(directory)}-${version}.tgz`)
}
