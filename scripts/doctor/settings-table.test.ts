import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readVariables } from './read-variables.ts'

/** The variables in the table of settings of a page. */
function namedIn(path: string): string[] {
  const text = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  const cells = text.split('\n').flatMap((line) => /^\| (`[A-Z0-9_]+`[^|]*)/.exec(line)?.[1] ?? [])
  return cells.flatMap((cell) => [...cell.matchAll(/[A-Z0-9_]+/g)].map(([name]) => name)).sort()
}

it('README.md names every variable that is read, and no other', () => {
  expect(namedIn('README.md')).toEqual(readVariables())
})

it('apps/api/README.md names no variable that is not read', () => {
  const read = readVariables()
  expect(namedIn('apps/api/README.md').filter((name) => !read.includes(name))).toEqual([])
})
