import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matrixPart } from '../../tooling/test-matrix.ts'
import { root } from '../lib/root.ts'

/** Which pictures of stories a run takes. */
export interface Selection {
  /** Story files from the workspace's folder. */
  readonly stories: readonly string[]
  /** Names of baselines that were changed themselves. */
  readonly baselines: readonly string[]
}

/** Where a run notes its selection, for the processes that take the pictures. */
export const selectionPath = join(root, 'reports', matrixPart, 'changed-stories.json')

/** What this run selected; null where it did not, and every picture is taken. */
export function readSelection(): Selection | null {
  return existsSync(selectionPath) ? (JSON.parse(readFileSync(selectionPath, 'utf8')) as Selection) : null
}

/** Whether a run takes pictures of any story. */
export function hasStories(selection: Selection | null): boolean {
  return selection === null || selection.stories.length + selection.baselines.length > 0
}
