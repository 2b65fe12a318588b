import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildAssets } from './build-assets.ts'
import { buildModules } from './build-modules.ts'
import { hasTestKit, packageEntries } from './package-entries.ts'
import { rootEntry } from './root-entry.ts'
import { writeOutput } from './write-output.ts'

/**
 * Builds one package into its `dist`: an ES module with types for every module that the public subpaths reach, the root with all of
 * them, style sheets, messages.
 */
export function buildPackage(packageDirectory: string): void {
  const subpaths = packageEntries(packageDirectory)
  const kit = hasTestKit(packageDirectory) ? ['testing'] : []
  const dist = join(packageDirectory, 'dist')
  rmSync(dist, { recursive: true, force: true })
  buildAssets(packageDirectory, subpaths, buildModules(packageDirectory, [...subpaths, ...kit]))
  for (const name of ['index.js', 'index.d.ts']) writeOutput(join(dist, name), rootEntry(subpaths))
}
