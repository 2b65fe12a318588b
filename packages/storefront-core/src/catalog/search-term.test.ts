import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLongEnough, readSearchTerm } from './index.ts'

describe('search term', () => {
  it('is what was typed without the spaces that nobody means', () => {
    expect(readSearchTerm('  neem \t oil\n')).toBe('neem oil')
    expect(readSearchTerm(' \u00a0 ')).toBe('')
  })

  it('is the same for two spellings that look alike', () => {
    expect(readSearchTerm('\u0995\u09c7\u09be')).toBe(readSearchTerm('\u0995\u09cb'))
  })

  it('has an end', () => {
    expect(readSearchTerm('a'.repeat(99) + ' bcd')).toBe('a'.repeat(99))
  })

  it('stays as it is when it is read again, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const term = readSearchTerm(typed)
        expect(readSearchTerm(term)).toBe(term)
        expect([...term].length).toBeLessThanOrEqual(100)
      }),
    )
  })

  it.each([
    ['', 2, false],
    ['n', 2, false],
    ['ne', 2, true],
    ['घी', 2, true],
    ['n', 1, true],
    ['', 0, false],
  ])('[11.1] "%s" with a minimum of %i is long enough: %s', (term, minimum, expected) => {
    expect(isLongEnough(term, minimum)).toBe(expected)
  })
})
