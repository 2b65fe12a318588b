import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lastFullRun } from '../lib/changed-files.ts'

/** The commit that a folder stands at; null where its files differ from it, or where it is no checkout. */
export function cleanCommit(root: string): string | null {
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null
  } catch {
    return null
  }
}

/** Notes the commit that the whole matrix has passed: later runs tell from it what changed. */
export function recordFullRun(root: string, commit: string): void {
  const path = join(root, lastFullRun)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${commit}\n`)
  console.log(`${lastFullRun} names ${commit.slice(0, 10)} now: commit it, and later runs look at what changed since.`)
}
