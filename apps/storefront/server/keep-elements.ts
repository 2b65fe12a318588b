import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What each build has anew under the same name; all other names have a hash of what is in the file. */
const following = /^(v1\.js(\.br|\.gz)?|manifest\.json.*|custom-elements\.json.*|elements\.d\.ts)$/

/**
 * Keeps the files of the elements that never change in the folder of the shop's data, beside those of earlier builds: a page that names one
 * by its hash goes on after an upgrade. Deleting the folder ends that and nothing else.
 *
 * @returns The folder that has `embed` with all of them.
 */
export function keepElements(clientDirectory: string, dataDir: string): string {
  const kept = join(dataDir, 'elements')
  const built = join(clientDirectory, 'embed')
  if (!existsSync(built)) return kept
  mkdirSync(kept, { recursive: true })
  cpSync(built, join(kept, 'embed'), {
    recursive: true,
    force: false,
    filter: (source) => !following.test(basename(source)),
  })
  return kept
}
