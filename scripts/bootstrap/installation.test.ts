import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installedNode, isInstalled, stampPath, workspaceFingerprint } from './installation.mjs'

let root = ''

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krishi-installation-'))
  write('package.json', '{}')
  write('pnpm-lock.yaml', 'lockfileVersion: 9')
  write('packages/core/package.json', '{}')
  mkdirSync(dirname(installedNode(root)), { recursive: true })
  writeFileSync(installedNode(root), '')
  writeFileSync(stampPath(root), workspaceFingerprint(root))
})

afterEach(() => rmSync(root, { recursive: true }))

it('skips the install when nothing changed since the last one', () => {
  expect(isInstalled(root)).toBe(true)
})

it.each(['package.json', 'pnpm-lock.yaml', 'packages/core/package.json', 'apps/new/package.json'])(
  'installs again when %s changes',
  (path) => {
    write(path, '{ "changed": true }')
    expect(isInstalled(root)).toBe(false)
  },
)

it('installs again when the installed Node is gone', () => {
  rmSync(installedNode(root))
  expect(isInstalled(root)).toBe(false)
})

it('does not install again for a change in the sources', () => {
  write('packages/core/src/index.ts', 'export {}')
  expect(isInstalled(root)).toBe(true)
})
