import { describe, expect, it } from 'vitest'
import {
  hasShape,
  isCount,
  isFlag,
  isListOf,
  isNullOr,
  isOneOf,
  isPositive,
  isRecord,
  isText,
  parseJson,
} from './index.ts'
import type { Guard } from './index.ts'

const samples: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'a',
  0,
  -0,
  1,
  1.5,
  -1,
  -1.5,
  NaN,
  Infinity,
  2 ** 53,
  [],
  {},
]

function accepted(guard: Guard<unknown>): readonly unknown[] {
  return samples.filter(guard)
}

describe('guards', () => {
  it('[07.3] know plain values', () => {
    expect(accepted(isText)).toEqual(['', 'a'])
    expect(accepted(isFlag)).toEqual([true])
    expect(accepted(isRecord)).toEqual([{}])
    expect(accepted(isCount)).toEqual([0, -0, 1])
    expect(accepted(isPositive)).toEqual([0, -0, 1, 1.5, 2 ** 53])
    expect(accepted(isOneOf(1, 'a'))).toEqual(['a', 1])
    expect(accepted(isNullOr(isText))).toEqual([null, '', 'a'])
  })

  it('[07.3] look into lists', () => {
    const isTexts = isListOf(isText)
    expect([[], ['a'], ['a', 1], 'a', { 0: 'a', length: 1 }].map(isTexts)).toEqual([true, true, false, false, false])
  })

  it('[07.3] look into objects and ignore what they do not know', () => {
    const isPoint = hasShape<{ x: number; name: string }>({ x: isCount, name: isText })
    const values = [{ x: 1, name: 'a' }, { x: 1, name: 'a', y: 2 }, { x: 1 }, { x: '1', name: 'a' }, null, []]
    expect(values.map(isPoint)).toEqual([true, true, false, false, false, false])
  })
})

describe('parseJson', () => {
  it('[07.3] reads text and leaves everything else alone', () => {
    const parsed = { a: 1 }
    expect(parseJson('{"a":1}')).toEqual(parsed)
    expect(parseJson(parsed)).toBe(parsed)
    expect(parseJson(null)).toBeNull()
  })

  it('[07.3] gives null for a text that is no JSON', () => {
    expect(parseJson('{"a":')).toBeNull()
  })
})
