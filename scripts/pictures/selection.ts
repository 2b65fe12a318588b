import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matrixPart } from '../../tooling/test-matrix.ts'
import { root } from '../lib/root.ts'

/** Which pictures of stories a run takes. */
export interface Selection {
  /** Story files from the workspace's folder, the nearest to what changed first. */
  readonly stories: readonly string[]
  /** Names of baselines that were changed themselves. */
  readonly baselines: readonly string[]
}

/** So many story files of a selection are drawn by the gate: a change of many is drawn by the rest of the matrix. */
export const nearStories = 24

/** What the gate draws of a selection. */
export function nearestOf({ stories, baselines }: Selection): Selection {
  return { stories: stories.slice(0, nearStories), baselines }
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
