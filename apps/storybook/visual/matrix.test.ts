import { describe, expect, it } from 'vitest'
import type { MatrixPart } from '../../../tooling/test-matrix.ts'
import { showingsOf } from './matrix.ts'
import type { StoryEntry } from './matrix.ts'

function aStory(own: Partial<StoryEntry> = {}): StoryEntry {
  return { id: 'a--basic', title: 'A', type: 'story', tags: [], importPath: './a.stories.tsx', ...own }
}

function namesOf(entries: readonly StoryEntry[]): string[] {
  return showingsOf(entries).flatMap(({ shots }) => shots.map((shot) => shot.name))
}

describe('pictures to take', () => {
  it('takes every story once, on a phone by day', () => {
    expect(namesOf([aStory()])).toEqual(['a--basic-360-en-light.webp'])
  })

  it('takes a tagged story in three scripts, by day and night, and on a desktop', () => {
    const names = namesOf([aStory({ tags: ['visual-matrix'] }), aStory({ id: 'a--other' })])
    expect(new Set(names).size).toBe(9)
    expect(names).toContain('a--basic-360-te-dark.webp')
    expect(names).not.toContain('a--other-360-te-dark.webp')
  })

  it('shows the stories of a section in one page', () => {
    const stories = [aStory({ title: 'A/X' }), aStory({ id: 'a--other', title: 'A/Y' }), aStory({ title: 'B/X' })]
    expect(showingsOf(stories).map(({ title, shots }) => [title, shots.length])).toEqual([
      ['A, en, light', 2],
      ['B, en, light', 1],
    ])
  })

  it('is shared between the gate and the rest of the matrix', () => {
    const stories = [aStory({ tags: ['visual-matrix'] }), aStory({ id: 'a--other' })]
    const namesIn = (part: MatrixPart) =>
      showingsOf(stories, part).flatMap(({ shots }) => shots.map(({ name }) => name))
    expect(namesIn('gate')).toEqual(['a--basic-360-en-light.webp', 'a--other-360-en-light.webp'])
    expect([...namesIn('gate'), ...namesIn('rest')].sort()).toEqual([...namesOf(stories)].sort())
  })

  it('leaves to the rest of the matrix what is far from a change', () => {
    const stories = [aStory({ tags: ['visual-matrix'] }), aStory({ id: 'a--other' })]
    const namesIn = (part: MatrixPart) =>
      showingsOf(stories, part, ({ id }) => id === 'a--other').flatMap(({ shots }) => shots.map(({ name }) => name))
    expect(namesIn('gate')).toEqual(['a--other-360-en-light.webp'])
    expect(namesIn('rest')).toContain('a--basic-360-en-light.webp')
    expect([...namesIn('gate'), ...namesIn('rest')].sort()).toEqual([...namesOf(stories)].sort())
  })

  it('leaves out docs pages and stories that ask for it', () => {
    expect(showingsOf([aStory({ type: 'docs' }), aStory({ tags: ['no-visual'] })])).toEqual([])
  })
})
