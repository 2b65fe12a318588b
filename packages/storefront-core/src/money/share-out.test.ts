import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOut, sum } from './index.ts'

const shares = (amount: number, weights: readonly number[]) =>
  shareOut(
    amount,
    weights,
    (weight) => weight,
    (_, share) => share,
  )

describe('shareOut', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [2, 1, 0], [67, 33, 0]],
    [1, [1, 3], [0, 1]],
    [0, [5, 5], [0, 0]],
    [5, [0, 0], [0, 0]],
    [5, [], []],
    [999_999_999_999, [999_999_999_999, 1], [999_999_999_998, 1]],
  ])('[25.4] splits %i over %j as %j', (amount, weights, expected) => {
    expect(shares(amount, weights)).toEqual(expected)
  })

  it('[25.4] adds up to the amount, each within a paisa of its exact share', () => {
    const weights = fc.array(fc.nat(1e6), { minLength: 1, maxLength: 20 }).filter((each) => sum(each) > 0)
    fc.assert(
      fc.property(fc.nat(1e6), weights, (amount, each) => {
        const given = shares(amount, each)
        expect(sum(given)).toBe(amount)
        given.forEach((share, index) => {
          expect(Math.abs(share - (amount * (each[index] ?? 0)) / sum(each))).toBeLessThan(1)
        })
      }),
    )
  })
})
