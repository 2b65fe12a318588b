import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { runCommand } from '../lib/run-command.ts'
import { publishedPackages } from './published-packages.ts'

/** What is read here of a bill of materials in the format of CycloneDX. */
interface Sbom {
  readonly bomFormat: string
  readonly components: readonly { readonly purl: string }[]
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function missingIn(directory: string, folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest
  const path = join(folder, `${manifest.name.replace('@', '').replace('/', '-')}.cdx.json`)
  if (!existsSync(path)) return [`${manifest.name} has no bill of materials at ${path}.`]
  const { bomFormat, components } = JSON.parse(readFileSync(path, 'utf8')) as Sbom
  if (bomFormat !== 'CycloneDX') return [`${path} is no bill of materials in the format of CycloneDX.`]
  return Object.keys(manifest.dependencies ?? {})
    .filter((name) => !components.some(({ purl }) => purl.startsWith(`pkg:npm/${name.replace('@', '%40')}@`)))
    .map((name) => `The bill of materials of ${manifest.name} does not name ${name}.`)
}

/** Writes the bills of materials of the shop and of every published package into `folder`, and tells what they leave out. */
export async function checkSboms(folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  const { exitCode, output } = await runCommand('pnpm', ['run', 'sbom'], { quiet: true })
  if (exitCode !== 0) return [`No bill of materials can be written:\n${output}`]
  const directories = [join(root, 'apps/storefront'), ...publishedPackages.map(({ directory }) => directory)]
  return directories.flatMap((directory) => missingIn(directory, folder))
}
