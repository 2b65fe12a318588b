import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertPaise, percentOf, sum, toMinorUnits } from './index.ts'

describe('toMinorUnits', () => {
  it('[25.6] is exact for every amount from one paisa to a thousand rupees', () => {
    for (let paise = 1; paise <= 100_000; paise += 1) {
      if (toMinorUnits(paise / 100) !== paise) expect.fail(`${paise} paise became ${toMinorUnits(paise / 100)}`)
    }
    expect(toMinorUnits(0.29)).toBe(29)
  })

  it('[25.6] is exact for every amount with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
        expect(toMinorUnits(Number((paise / 100).toFixed(2)))).toBe(paise)
      }),
    )
  })

  it.each([NaN, Infinity, 1e15])('[25.6] refuses %d', (rupees) => {
    expect(() => toMinorUnits(rupees)).toThrow('The amount is')
  })
})

describe('assertPaise', () => {
  it('[25.6] lets whole amounts pass', () => {
    expect(() => assertPaise(-1, 'The refund')).not.toThrow()
  })

  it('[25.6] says what is wrong, what follows and what to do', () => {
    expect(() => assertPaise(70.5, 'The charge')).toThrow(
      'The charge is 70.5, which is not a whole number of paise. Sums with it would drift from what is charged. ' +
        'Pass integer paise, for example through toMinorUnits(rupees).',
    )
  })
})

describe('percentOf', () => {
  it.each([
    [10_000, 2, 'none', 200],
    [12_345, 10, 'none', 1_235],
    [12_344, 10, 'none', 1_234],
    [5, 10, 'none', 1],
    [4, 10, 'none', 0],
    [12_345, 10, 'ceil', 1_300],
    [12_345, 10, 'floor', 1_200],
    [12_000, 10, 'ceil', 1_200],
    [12_000, 10, 'floor', 1_200],
    [10_000, 2.5, 'none', 250],
    [100_000, 0.29, 'none', 290],
    [0, 10, 'ceil', 0],
    [10_000, 0, 'ceil', 0],
    [1, 1, 'ceil', 100],
  ] as const)('[25.3] takes of %d paise %d %% rounded %s: %d', (amount, percent, rounding, expected) => {
    expect(percentOf(amount, percent, rounding)).toBe(expected)
  })

  it('[25.4] rounds to the two sides of the exact share', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const [exact, up, down] = (['none', 'ceil', 'floor'] as const).map((rounding) =>
          percentOf(amount, hundredths / 100, rounding),
        )
        const share = Number(BigInt(amount) * BigInt(hundredths)) / 10_000
        expect(Math.abs(Number(exact) - share)).toBeLessThanOrEqual(0.5)
        expect(up).toBe(Math.ceil(share / 100) * 100)
        expect(down).toBe(Math.floor(share / 100) * 100)
      }),
    )
  })
})

describe('sum', () => {
  it('[25.7] adds amounts', () => {
    expect(sum([])).toBe(0)
    expect(sum([10, 20, 3])).toBe(33)
  })
})
