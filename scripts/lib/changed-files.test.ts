import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { changedFiles } from './changed-files.ts'

let folder: string
const git = (...parameters: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...parameters], { cwd: folder, encoding: 'utf8' })
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

function commit(name: string): string {
  write(name, name)
  git('add', '-A')
  git('commit', '-q', '-m', name)
  return git('rev-parse', 'HEAD').trim()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krishi-changes-'))
  git('init', '-q')
  const made = folder
  onTestFinished(() => rmSync(made, { recursive: true }))
})

it('counts what was committed, edited and added since the named commit', () => {
  const base = commit('old.ts')
  commit('committed.ts')
  write('old.ts', 'edited')
  write('added.ts', 'new')
  expect(changedFiles(folder, { TEST_BASE: base })).toEqual({
    base,
    files: ['added.ts', 'committed.ts', 'old.ts'],
  })
})

it('begins at the newer of the last tag and the commit that the whole matrix passed last', () => {
  const verified = commit('verified.ts')
  mkdirSync(join(folder, '.ci'))
  commit('tagged.ts')
  git('tag', 'v1')
  write('.ci/last-full-run', `${verified}\n`)
  commit('new.ts')
  expect(changedFiles(folder, {}).base).toBe('v1')
})

it('says so where no commit is known', () => {
  commit('old.ts')
  expect(changedFiles(folder, {})).toEqual({ base: null, files: [] })
  expect(changedFiles(folder, { TEST_BASE: 'f'.repeat(40) })).toEqual({ base: null, files: [] })
})
