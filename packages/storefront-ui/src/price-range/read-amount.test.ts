import { describe, expect, it } from 'vitest'
import { usualAnyPrice as anyPrice, usualLimits as limits } from './range-words.ts'
import { readAmount } from './read-amount.ts'

const bounds = { limits, anyPrice }
const range = { min: 1_000, max: 5_000 }

describe('readAmount', () => {
  it.each([
    ['2000', { min: 2_000, max: 5_000 }],
    ['₹ 2,000', { min: 2_000, max: 5_000 }],
    ['२०००', { min: 2_000, max: 5_000 }],
    ['௨௦௦௦', { min: 2_000, max: 5_000 }],
    ['1740', { min: 1_500, max: 5_000 }],
    ['', { min: 0, max: 5_000 }],
  ])('[13.8] reads %j as the lowest price', (typed, found) => {
    expect(readAmount(typed, 'min', range, bounds)).toEqual({ ok: true, range: found })
  })

  it('[13.8] takes an empty highest price for no limit', () => {
    expect(readAmount('', 'max', range, bounds)).toEqual({ ok: true, range: { min: 1_000, max: 80_000 } })
  })

  it.each(['cheap', '12.5', '-500', '80500', '9999999999'])('[13.8] refuses %j', (typed) => {
    expect(readAmount(typed, 'min', range, bounds)).toMatchObject({ ok: false, problem: 'notAPrice' })
  })

  it('[13.8] keeps the lowest below the highest', () => {
    expect(readAmount('5000', 'min', range, bounds)).toEqual({ ok: false, problem: 'notBelow', other: 5_000 })
    expect(readAmount('4800', 'min', range, bounds)).toEqual({ ok: false, problem: 'notBelow', other: 5_000 })
    expect(readAmount('1200', 'max', range, bounds)).toEqual({ ok: false, problem: 'notAbove', other: 1_000 })
  })

  it('[13.8] does not take the 20,000 of "any price" for a wish', () => {
    expect(readAmount('30000', 'min', anyPrice, bounds)).toEqual({ ok: true, range: { min: 30_000, max: 80_000 } })
    expect(readAmount('', 'min', anyPrice, bounds)).toEqual({ ok: true, range: anyPrice })
  })
})
