import { describe, expect, it } from 'vitest'
import { mentionAt, mentionedIn, peopleFor, suggestedPeople, withMention } from './index.ts'

const people = [
  { userId: 'u1', name: 'Savitri Patil' },
  { userId: 'u2', name: 'रामेश्वर यादव' },
  { userId: 'u3', name: 'Savitri' },
  { userId: 'u4', name: 'Savitri' },
  { userId: 'u5', name: '' },
]

describe('a name that is typed', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['Ask @Sav', 8, { start: 4, query: 'Sav' }],
    ['(@Savitri Pat', 13, { start: 1, query: 'Savitri Pat' }],
    ['@Sav and more', 4, { start: 0, query: 'Sav' }],
    ['mail@shop', 9, null],
    ['no name', 7, null],
    ['@Sav\nmore', 9, null],
    [`@${'x'.repeat(41)}`, 42, null],
  ])('[34.4] is found at the caret: %j', (text, caret, draft) => {
    expect(mentionAt(text, caret)).toEqual(draft)
  })

  it('[34.4] suggests whose name or word begins with it, each name once', () => {
    const names = (query: string) => peopleFor(people, query).map(({ userId }) => userId)
    expect(names('sav')).toEqual(['u1', 'u3'])
    expect(names('pat')).toEqual(['u1'])
    expect(names('याद')).toEqual(['u2'])
    expect(names('Savitri Patil ')).toEqual([])
    expect(names('')).toEqual(['u1', 'u2', 'u3'])
    const many = Array.from({ length: 9 }, (_, index) => ({ userId: `${index}`, name: `Farmer ${index}` }))
    expect(peopleFor(many, 'f')).toHaveLength(suggestedPeople)
  })

  it('[34.4] is completed where it was begun', () => {
    expect(withMention('Ask @Sav', 8, { start: 4 }, 'Savitri Patil')).toEqual({
      text: 'Ask @Savitri Patil ',
      caret: 19,
    })
    expect(withMention('@Sa now', 3, { start: 0 }, 'Savitri')).toEqual({ text: '@Savitri now', caret: 9 })
  })
})

describe('mentionedIn', () => {
  it.each([
    ['@Savitri Patil knows', ['u1', 'u3']],
    ['@Savitri, please', ['u3']],
    ['@Savitris', []],
    ['@रामेश्वर यादवजी, @रामेश्वर यादव', ['u2']],
    ['Savitri', []],
  ])('[34.4] knows who is named in %j', (text, ids) => {
    expect(mentionedIn(text, people)).toEqual(ids)
  })
})
