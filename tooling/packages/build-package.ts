import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildAssets } from './build-assets.ts'
import { buildModules } from './build-modules.ts'
import { hasTestKit, packageEntries } from './package-entries.ts'

/**
 * Builds one package into its `dist`: an ES module with types for every module that the public subpaths reach, style
 * sheets, messages.
 */
export function buildPackage(packageDirectory: string): void {
  const subpaths = packageEntries(packageDirectory)
  const kit = hasTestKit(packageDirectory) ? ['testing'] : []
  rmSync(join(packageDirectory, 'dist'), { recursive: true, force: true })
  buildAssets(packageDirectory, subpaths, buildModules(packageDirectory, [...subpaths, ...kit]))
}
