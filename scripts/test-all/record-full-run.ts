import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lastFullRun } from '../lib/changed-files.ts'

/** Notes the commit that the whole matrix has passed, from which later runs tell what changed; not where files differ from it. */
export function recordFullRun(root: string): void {
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain') !== '') {
    console.log('Files differ from the last commit, so this run is not noted as that of a commit.')
    return
  }
  const path = join(root, lastFullRun)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${git('rev-parse', 'HEAD')}\n`)
  console.log(`${lastFullRun} names this commit now: commit it, and later runs look at what changed since.`)
}
