import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildFingerprint, isBuildStale, writeBuildStamp } from './build-stamp.ts'
import { shopBuild, storybookBuild } from './builds.ts'

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
  expect(isBuildStale(root, shopBuild)).toBe(true)
  writeBuildStamp(root, shopBuild, buildFingerprint(root, shopBuild))
  expect(isBuildStale(root, shopBuild)).toBe(false)
})

it.each(['packages/storefront-ui/src/badge/badge.tsx', 'apps/storefront/src/new.ts', 'pnpm-lock.yaml'])(
  'is stale after a change of %s',
  (path) => {
    writeBuildStamp(root, shopBuild, buildFingerprint(root, shopBuild))
    write(path, 'two')
    expect(isBuildStale(root, shopBuild)).toBe(true)
  },
)

it('is stale for another engine', () => {
  writeBuildStamp(root, shopBuild, buildFingerprint(root, shopBuild))
  vi.stubEnv('ENGINE', 'shopify')
  expect(isBuildStale(root, shopBuild)).toBe(true)
  vi.unstubAllEnvs()
  expect(isBuildStale(root, shopBuild)).toBe(false)
})

it('is not stale after a change of a test, of a story or of what was built', () => {
  writeBuildStamp(root, shopBuild, buildFingerprint(root, shopBuild))
  write('packages/storefront-ui/src/badge/badge.browser.test.tsx', 'x')
  write('packages/storefront-ui/src/badge/badge.stories.tsx', 'x')
  write('apps/storefront/dist/client/app.js', 'x')
  expect(isBuildStale(root, shopBuild)).toBe(false)
})

it('is told from Storybook, which stories change and the server does not', () => {
  write('apps/storybook/storybook-static/index.json', 'built')
  writeBuildStamp(root, storybookBuild, buildFingerprint(root, storybookBuild))
  write('apps/storefront/server/main.ts', 'x')
  expect(isBuildStale(root, storybookBuild)).toBe(false)
  write('packages/storefront-ui/src/badge/badge.stories.tsx', 'x')
  expect(isBuildStale(root, storybookBuild)).toBe(true)
})
