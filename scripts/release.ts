// `pnpm release`: says in each package where it is at home, by GITHUB_REPOSITORY (`owner/name`), and publishes what is new.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'
import { publishedPackages } from './packages/published-packages.ts'
import { withHome } from './release/with-home.ts'

const repository = process.env['GITHUB_REPOSITORY'] ?? ''
if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
  throw new Error(
    'GITHUB_REPOSITORY does not name a repository. The packages would not say where they come from, and a registry refuses their ' +
      'provenance. Set it to owner/name, as GitHub Actions does.',
  )
}
for (const { directory } of publishedPackages) {
  const path = join(directory, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, `${JSON.stringify(withHome(manifest, repository, relative(root, directory)), null, 2)}\n`)
}
const { exitCode } = await runCommand('changeset', ['publish'])
process.exitCode = exitCode
