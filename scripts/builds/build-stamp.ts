import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listFiles } from '../lib/list-files.ts'

/** What the build of the shop is made from, from the workspace's folder. */
const inputs = [
  'packages/storefront-core/src',
  'packages/storefront-hooks/src',
  'packages/storefront-ui/src',
  'packages/storefront-widgets/src',
  'apps/storefront/public',
  'apps/storefront/src',
  'apps/storefront/server',
  'apps/storefront/build.ts',
  'apps/storefront/lean-modules.ts',
  'apps/storefront/text-modules.ts',
  'apps/storefront/vite.config.ts',
  'apps/storefront/package.json',
  'tooling/compile-messages.ts',
  'pnpm-lock.yaml',
]
const withoutEffect = /\.(test|stories)\.tsx?$/
const outputs = 'apps/storefront/dist'

/** A hash of everything that the build of the shop is made from; tests and stories are not. */
export function buildFingerprint(root: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) {
    for (const path of listFiles(join(root, input))) {
      if (withoutEffect.test(path)) continue
      hash.update(`\n${relative(root, path)}\n`).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}

function stampPath(root: string): string {
  return join(root, outputs, '.inputs')
}

/** Whether the shop was built from other files than those that are here now, or not at all. */
export function isBuildStale(root: string): boolean {
  const stamp = stampPath(root)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== buildFingerprint(root)
}

/** Notes that the build fits `fingerprint`, taken before it began: an edit meanwhile makes it stale. */
export function writeBuildStamp(root: string, fingerprint: string): void {
  writeFileSync(stampPath(root), fingerprint)
}
