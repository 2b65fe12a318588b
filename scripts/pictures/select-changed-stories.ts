import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { changedFiles } from '../lib/changed-files.ts'
import { root } from '../lib/root.ts'
import { affectedStories, areStoriesUntouched, readStoryGraphs } from './affected-stories.ts'
import { nearStories, selectionPath, type Selection } from './selection.ts'

const baseline = /^apps\/storybook\/visual\/baselines\/.+\.webp$/

/**
 * Finds what may look different than at the last good commit, notes it, and says how much that is. Null where no commit is known
 * to be good, and every story counts.
 */
export async function selectChangedStories(): Promise<Selection | null> {
  const { base, files } = changedFiles(root)
  if (base === null) {
    console.log('All stories: no commit is known to be good')
    return null
  }
  const stories = areStoriesUntouched(files) ? [] : affectedStories(files, await readStoryGraphs(root))
  const selection = { stories, baselines: files.filter((file) => baseline.test(file)).map((file) => basename(file)) }
  const { length } = selection.baselines
  console.log(`${stories.length} story files and ${length} baselines changed since ${base.slice(0, 10)}`)
  if (stories.length > nearStories) {
    console.log(`The gate takes the ${nearStories} that are nearest to what changed, the rest of the matrix the others`)
  }
  mkdirSync(dirname(selectionPath), { recursive: true })
  writeFileSync(selectionPath, JSON.stringify(selection))
  return selection
}
