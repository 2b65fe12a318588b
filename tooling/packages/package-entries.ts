import { dirname, join, relative } from 'node:path'
import { listFiles } from '../../scripts/lib/list-files.ts'

/** Folders of a package that are not published: they need a test runner. */
const unpublished = /(^|\/)testing(\/|$)/

/** The public subpaths of a package: every folder of `src` with an `index.ts`, such as `primitives/button`. */
export function packageEntries(packageDirectory: string): string[] {
  const source = join(packageDirectory, 'src')
  return listFiles(source)
    .filter((path) => /[/\\]index\.ts$/.test(path))
    .map((path) => relative(source, dirname(path)).replaceAll('\\', '/'))
    .filter((subpath) => subpath !== '' && !unpublished.test(subpath))
}
