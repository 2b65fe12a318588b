import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** The notes as the formatter writes them, in `parameters` of a meta; those of a new widget are empty. */
const notes = /\n {4}usage: \{\n {6}when:\s+['"]\w[\s\S]*?\n {6}dos: \[\s*['"]\w[\s\S]*?\n {6}donts: \[\s*['"]\w/

it('tells of every widget when to use it, what to do and what not', () => {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(170)
  expect(files.filter((path) => !notes.test(readFileSync(`${root}/${path}`, 'utf8')))).toEqual([])
})
