import { readFileSync } from 'node:fs'
import type { StoryEntry } from './matrix.ts'

/** What the Storybook that was built last has: its stories and docs pages. */
export function readStoryIndex(): StoryEntry[] {
  const index = new URL('../storybook-static/index.json', import.meta.url)
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, StoryEntry> }
  return Object.values(entries)
}
