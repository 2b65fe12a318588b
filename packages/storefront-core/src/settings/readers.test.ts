import { describe, expect, it } from 'vitest'
import { isCount, isText } from '../shape/index.ts'
import { many, one, perLocale, section, some } from './readers.ts'

describe('readers', () => {
  it('[04.1] keep the fallback of a language that the source does not have', () => {
    const read = perLocale(isText)
    expect(read({ hi: 'नमस्ते', ta: 7 }, { en: 'Hello', ta: 'வணக்கம்' })).toEqual({ en: 'Hello', hi: 'नमस्ते', ta: 'வணக்கம்' })
    expect(read(['Hello'], { en: 'Hello' })).toEqual({ en: 'Hello' })
  })

  it('[04.1] keep the fallback of a key that is malformed', () => {
    const read = section<{ limit: number; names: readonly string[] }>({ limit: one(isCount), names: many(isText) })
    expect(read({ limit: -1, names: ['a', 1], other: 1 }, { limit: 5, names: [] })).toEqual({ limit: 5, names: ['a'] })
    expect(read([], { limit: 5, names: ['b'] })).toEqual({ limit: 5, names: ['b'] })
  })

  it('[04.1] tell an empty list from a list of nothing usable', () => {
    expect(many(isText)([], ['a'])).toEqual([])
    expect(many(isText)([1], ['a'])).toEqual(['a'])
    expect(many(isText)('b', ['a'])).toEqual(['a'])
    expect(some(isText)([], ['a'])).toEqual(['a'])
    expect(some(isText)(['b'], ['a'])).toEqual(['b'])
  })
})
