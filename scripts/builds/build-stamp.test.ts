import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildFingerprint, isBuildStale, writeBuildStamp } from './build-stamp.ts'

let root = ''

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krishi-build-'))
  write('packages/storefront-ui/src/badge/badge.tsx', 'one')
  write('apps/storefront/dist/client/app.js', 'built')
})

afterEach(() => rmSync(root, { recursive: true }))

it('is stale until it was built once', () => {
  expect(isBuildStale(root)).toBe(true)
  writeBuildStamp(root, buildFingerprint(root))
  expect(isBuildStale(root)).toBe(false)
})

it.each(['packages/storefront-ui/src/badge/badge.tsx', 'apps/storefront/src/new.ts', 'pnpm-lock.yaml'])(
  'is stale after a change of %s',
  (path) => {
    writeBuildStamp(root, buildFingerprint(root))
    write(path, 'two')
    expect(isBuildStale(root)).toBe(true)
  },
)

it('is not stale after a change of a test, of a story or of what was built', () => {
  writeBuildStamp(root, buildFingerprint(root))
  write('packages/storefront-ui/src/badge/badge.browser.test.tsx', 'x')
  write('packages/storefront-ui/src/badge/badge.stories.tsx', 'x')
  write('apps/storefront/dist/client/app.js', 'x')
  expect(isBuildStale(root)).toBe(false)
})
