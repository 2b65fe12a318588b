import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

function git(...parameters: readonly string[]): Buffer {
  return execFileSync('git', parameters, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 })
}

/** The commit of the last version that the whole matrix has passed; null where this clone does not have it. */
export function lastLandedCommit(): string | null {
  const path = join(root, '.ci/last-full-run')
  if (!existsSync(path)) return null
  const commit = readFileSync(path, 'utf8').trim()
  try {
    git('cat-file', '-e', `${commit}^{commit}`)
    return commit
  } catch {
    return null
  }
}

/** The server of an earlier version, ready to run. */
export interface OldTree {
  /** `old-server.ts` of this folder among the old sources. */
  readonly server: string
  remove: () => void
}

/** Writes the sources of a commit into a temporary folder, with the packages that this version has installed. */
export function writeOldTree(commit: string): OldTree {
  const folder = mkdtempSync(join(tmpdir(), 'krishi-old-'))
  const archive = git('archive', commit, 'package.json', 'apps/api', 'packages/storefront-core', 'tooling')
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const installed = join(root, 'apps/api/node_modules')
  const modules = join(folder, 'apps/api/node_modules')
  mkdirSync(join(modules, '@krishi'), { recursive: true })
  for (const name of readdirSync(installed).filter((each) => !each.startsWith('.') && each !== '@krishi')) {
    symlinkSync(join(installed, name), join(modules, name))
  }
  symlinkSync(join(folder, 'packages/storefront-core'), join(modules, '@krishi/storefront-core'))
  const server = join(folder, 'apps/api/test/upgrade/old-server.ts')
  mkdirSync(dirname(server), { recursive: true })
  copyFileSync(new URL('old-server.ts', import.meta.url), server)
  return { server, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
