import { describe, expect, it } from 'vitest'
import { refusalWords } from './refusal-words.ts'

describe('refusalWords', () => {
  it.each([
    ['network/unanswered', 'noAnswer'],
    ['network/timeout', 'noAnswer'],
    ['network/offline', 'refused'],
    ['network/server', 'refused'],
    ['request/invalid', 'refused'],
  ] as const)('[34.4] says of %s that it was %s', (code, words) => {
    expect(refusalWords(code)).toBe(words)
  })
})
