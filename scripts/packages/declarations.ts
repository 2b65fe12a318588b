import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packageEntries } from '../../tooling/packages/package-entries.ts'
import { listFiles } from '../lib/list-files.ts'
import { runCommand } from '../lib/run-command.ts'
import type { PublishedPackage } from './published-packages.ts'

/**
 * Looks at the declarations of the packages that a site has installed: the compiler reads those of the root and of every subpath, which
 * `skipLibCheck` would leave unread, and their maps lead to sources that are in the package.
 */
export async function declarationProblems(site: string, packages: readonly PublishedPackage[]): Promise<string[]> {
  const files = packages.flatMap(({ name, directory }) =>
    // By their real paths: beside them are the libraries that they name.
    ['.', ...packageEntries(directory)].map((subpath) => join(installed(site, name), 'dist', subpath, 'index.d.ts')),
  )
  const config = join(site, 'tsconfig.declarations.json')
  writeFileSync(
    config,
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { skipLibCheck: false }, include: [], files }),
  )
  const { output } = await runCommand('pnpm', ['exec', 'tsc', '--pretty', 'false', '-p', basename(config)], {
    cwd: site,
    quiet: true,
  })
  // Those of libraries are read along with ours, and are theirs to mend.
  const unsound = output.split('\n').filter((line) => line.includes('@krishi') && line.includes('error TS'))
  return [...unsound, ...packages.flatMap(({ name }) => mapProblems(installed(site, name)))]
}

function installed(site: string, name: string): string {
  return realpathSync(join(site, 'node_modules', name))
}

/** Maps of declarations whose source is not in the package, and packages that have no map at all. */
function mapProblems(directory: string): string[] {
  const maps = listFiles(join(directory, 'dist')).filter((path) => path.endsWith('.d.ts.map'))
  if (maps.length === 0) return [`${directory} has no maps of its declarations: a reader cannot go to the source.`]
  const lost = maps.filter((path) => {
    const { sources } = JSON.parse(readFileSync(path, 'utf8')) as { sources: readonly string[] }
    return sources.some((source) => !existsSync(join(dirname(path), source)))
  })
  return lost.map((path) => `${path} leads to a source that is not in the package.`)
}
