import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What differs from a commit that is known to be good. */
export interface Changes {
  /** That commit; null where none is known, and everything counts as changed. */
  readonly base: string | null
  /** Paths from the workspace's folder: committed since, edited, and not added yet. None where no commit is known. */
  readonly files: readonly string[]
}

/** Names the commit whose whole matrix passed last; `npm run test:full` writes it. */
export const lastFullRun = '.ci/last-full-run'

/**
 * What changed since the last commit that is known to be good: the one that `TEST_BASE` names, else the newer of the last tag
 * and the commit of the last full run. A clone without its history knows none.
 */
export function changedFiles(root: string, environment: NodeJS.ProcessEnv = process.env): Changes {
  const git = (...parameters: readonly string[]): string | null => {
    try {
      return execFileSync('git', parameters, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      return null
    }
  }
  const lines = (output: string | null) => (output ?? '').split('\n').filter((line) => line !== '')
  const record = join(root, lastFullRun)
  const named = environment['TEST_BASE']
  const candidates = named
    ? [named]
    : [git('describe', '--tags', '--abbrev=0'), existsSync(record) ? readFileSync(record, 'utf8').trim() : null]
  const [nearest] = candidates
    .flatMap((commit) => {
      const distance = commit === null ? null : git('rev-list', '--count', `${commit}..HEAD`)
      return commit === null || distance === null ? [] : [{ commit, distance: Number(distance) }]
    })
    .sort((one, other) => one.distance - other.distance)
  if (nearest === undefined) return { base: null, files: [] }
  const changed = [git('diff', '--name-only', nearest.commit), git('ls-files', '--others', '--exclude-standard')]
  return { base: nearest.commit, files: [...new Set(changed.flatMap(lines))].sort() }
}
