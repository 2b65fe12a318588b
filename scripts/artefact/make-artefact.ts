import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installedNode } from '../bootstrap/installation.mjs'
import { root } from '../lib/root.ts'
import { runCommand } from '../lib/run-command.ts'

/** The projects whose code runs on a server; the others are in the build. */
const onServer = ['packages/storefront-core', 'apps/api', 'apps/storefront']

/** What a server reads, beside the manifests. */
const parts = [
  'LICENSE',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'packages/storefront-core/src',
  'apps/api/assets',
  'apps/api/drizzle',
  'apps/api/src',
  'apps/api/scripts/open-shop-database.ts',
  'apps/api/scripts/reviews',
  'apps/api/scripts/shop',
  'apps/storefront/dist',
  'apps/storefront/public',
  'apps/storefront/server',
  'apps/storefront/src/composition/engine.ts',
  'apps/storefront/src/features/cart-handover',
  'apps/storefront/src/features/head',
  'scripts/doctor',
  'scripts/doctor.ts',
]

/** What none of them runs. */
const isForDevelopment = (path: string) => /\.(test|stories)\.tsx?$|\.tsbuildinfo$/.test(path)

/** The commands of an artefact, from the folder `deploy`. */
const commands = { krishi: 'krishi.sh', 'krishi-backup': 'backup.sh', 'krishi-restore': 'restore.sh' }

function copyManifests(folder: string): void {
  const nested = ['packages', 'apps'].flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name)))
  for (const project of nested.filter((path) => existsSync(join(root, path, 'package.json')))) {
    cpSync(join(root, project, 'package.json'), join(folder, project, 'package.json'))
  }
  // Its scripts are those of the workspace, of which nothing is left here.
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>
  const kept = Object.entries(manifest).filter(([name]) => name !== 'scripts')
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

function copyCommands(folder: string): void {
  mkdirSync(join(folder, 'bin'))
  cpSync(installedNode(root), join(folder, 'bin/node'))
  for (const [name, script] of Object.entries(commands)) {
    cpSync(join(root, 'deploy', script), join(folder, 'bin', name))
    chmodSync(join(folder, 'bin', name), 0o755)
  }
}

/**
 * Makes `folder`, from which a server of this platform runs the built shop: its Node, its sources, its build and the libraries that
 * it runs. Returns null, or in one sentence why there is no such folder now.
 */
export async function makeArtefact(folder: string): Promise<string | null> {
  if (existsSync(folder)) return `${folder} exists already. Nothing was made. Name a new folder.`
  mkdirSync(dirname(folder), { recursive: true })
  copyManifests(folder)
  for (const part of parts) {
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !isForDevelopment(path) })
  }
  const projects = onServer.flatMap((project) => ['--filter', `./${project}`])
  const install = [...projects, 'install', '--prod', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  const { exitCode, output } = await runCommand('pnpm', install, { cwd: folder, quiet: true })
  if (exitCode !== 0) {
    rmSync(folder, { recursive: true })
    return `The libraries of the shop could not be installed, so nothing was made:\n${output}`
  }
  copyCommands(folder)
  return null
}
