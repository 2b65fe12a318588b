import { describe, expect, it } from 'vitest'
import { isSameShallow } from './is-same-shallow.ts'

const line = { id: 'a' }

describe('isSameShallow', () => {
  it.each([
    [[line, 1], [line, 1], true],
    [[line], [{ id: 'a' }], false],
    [[line], [line, line], false],
    [{ a: NaN, b: line }, { b: line, a: NaN }, true],
    [{ a: undefined }, { b: undefined }, false],
    [[], [], true],
  ])('compares %j with %j', (one, other, isSame) => {
    expect(isSameShallow(one, other)).toBe(isSame)
  })
})
