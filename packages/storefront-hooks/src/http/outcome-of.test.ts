import { callEndOf, transportErrorCodes } from '@krishi/storefront-core/contract'
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
      expect(await outcomeOf(err(code), unasked)).toBe(callEndOf(code))
    },
  )

  it.each([
    [true, 'done'],
    [false, 'failed'],
    [null, 'no-answer'],
  ] as const)('is asked for where the answer was lost: %s', async (found, outcome) => {
    expect(await outcomeOf(err('network/unanswered'), () => Promise.resolve(found))).toBe(outcome)
  })
})
