import { mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runCommand } from '../lib/run-command.ts'
import type { PublishedPackage } from './published-packages.ts'

/** Where a package was packed to, or why it was not, in the words of the tool that failed. */
export type Packed = { readonly ok: true; readonly archive: string } | { readonly ok: false; readonly failure: string }

/** Packs a package as it is published, into `folder`. What was built before is taken away: packing alone must bring it. */
export async function packPackage(
  { version, directory }: Pick<PublishedPackage, 'version' | 'directory'>,
  folder: string,
): Promise<Packed> {
  mkdirSync(folder, { recursive: true })
  rmSync(join(directory, 'dist'), { recursive: true, force: true })
  const { exitCode, output } = await runCommand('pnpm', ['pack', '--pack-destination', folder], {
    cwd: directory,
    quiet: true,
  })
  if (exitCode !== 0) return { ok: false, failure: output }
  return { ok: true, archive: join(folder, `krishi-${basename(directory)}-${version}.tgz`) }
}
