import { transportErrorCodes } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

const unasked = (): never => {
  throw new Error('The server was asked.')
}

describe('what became of a change', () => {
  it('is known from an answer', async () => {
    expect(await outcomeOf(ok(null), unasked)).toBe('done')
  })

  it.each(transportErrorCodes.filter((code) => code !== 'network/unanswered'))(
    'is known from a refusal: %s',
    async (code) => {
      expect(await outcomeOf(err(code), unasked)).toBe('not-done')
    },
  )

  it.each([
    [true, 'done'],
    [false, 'not-done'],
    [null, 'unheard'],
  ] as const)('is asked for where the answer was lost: %s', async (found, outcome) => {
    expect(await outcomeOf(err('network/unanswered'), () => Promise.resolve(found))).toBe(outcome)
  })
})
