import { describe, expect, it } from 'vitest'
import { isAwayAfter } from './is-away-after.ts'

describe('a bar that gets out of the way', () => {
  it.each([
    ['to 200 px', false, 0, 200, false],
    ['to 201 px', false, 0, 201, true],
    ['on the way down', true, 201, 900, true],
    ['by one pixel up', true, 900, 899, false],
    ['down again', false, 899, 900, true],
    ['nowhere', true, 900, 900, true],
    ['up to the top', true, 900, 0, false],
  ])('[10.2] has been scrolled %s', (_way, isAway, from, to, expected) => {
    expect(isAwayAfter(isAway, from, to)).toBe(expected)
  })
})
