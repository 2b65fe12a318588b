import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { listFiles } from '../../scripts/lib/list-files.ts'

/** Folders that need a test runner. */
const testing = /(^|\/)testing(\/|$)/

/** The public subpaths of a package: every folder of `src` with an `index.ts`, such as `primitives/button`. */
export function packageEntries(packageDirectory: string): string[] {
  const source = join(packageDirectory, 'src')
  return listFiles(source)
    .filter((path) => /[/\\]index\.ts$/.test(path))
    .map((path) => relative(source, dirname(path)).replaceAll('\\', '/'))
    .filter((subpath) => subpath !== '' && !testing.test(subpath))
}

/** Whether a package publishes its `testing` folder: one whose readers are asked to have the test runner. */
export function hasTestKit(packageDirectory: string): boolean {
  const manifest = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as {
    peerDependencies?: Readonly<Record<string, string>>
  }
  return manifest.peerDependencies?.['vitest'] !== undefined
}
