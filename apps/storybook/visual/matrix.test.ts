import { describe, expect, it } from 'vitest'
import { shotsOf } from './matrix.ts'

describe('pictures to take', () => {
  it('takes every story once, on a phone by day', () => {
    expect(shotsOf([{ id: 'a--basic', type: 'story', tags: [] }]).map((shot) => shot.name)).toEqual([
      'a--basic-360-en-light.webp',
    ])
  })

  it('takes a tagged story in three scripts, by day and night, and on a desktop', () => {
    const names = shotsOf([{ id: 'a--basic', type: 'story', tags: ['visual-matrix'] }]).map((shot) => shot.name)
    expect(new Set(names).size).toBe(8)
    expect(names).toContain('a--basic-360-te-dark.webp')
  })

  it('leaves out docs pages and stories that ask for it', () => {
    const entries = [
      { id: 'a--docs', type: 'docs', tags: [] },
      { id: 'a--confetti', type: 'story', tags: ['no-visual'] },
    ]
    expect(shotsOf(entries)).toEqual([])
  })
})
