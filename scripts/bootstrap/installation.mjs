import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The manifests that decide what is installed, in a fixed order.
 * @param {string} root
 */
function manifests(root) {
  const nested = ['packages', 'apps'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .sort()
          .map((name) => join(folder, name, 'package.json'))
      : [],
  )
  const all = [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'benchmarks/package.json',
    'tooling/compiler/package.json',
    ...nested,
  ]
  return all.filter((path) => existsSync(join(root, path)))
}

/**
 * A hash that changes when another install is due: manifests, lockfile, platform.
 * @param {string} root
 * @returns {string}
 */
export function workspaceFingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const path of manifests(root)) hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/**
 * Where the fingerprint of the last complete install is kept.
 * @param {string} root
 */
export function stampPath(root) {
  return join(root, 'node_modules', '.krishi-installed')
}

/**
 * The Node that the workspace installs, which runs TypeScript files as they are.
 * @param {string} root
 */
export function installedNode(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(root, 'node_modules', 'node', 'bin', file)
}

/**
 * Whether what the manifests ask for is in place.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const stamp = stampPath(root)
  return (
    existsSync(installedNode(root)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === workspaceFingerprint(root)
  )
}
