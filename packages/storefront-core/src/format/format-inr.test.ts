import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount, formatInr } from './index.ts'

const auto = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})
const twoDecimals = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const counts = new Intl.NumberFormat('en-IN')
const amounts = fc.integer({ min: -1e13, max: 1e13 })

describe('formatInr', () => {
  it.each([
    [0, '₹0', '₹0.00'],
    [5, '₹0.05', '₹0.05'],
    [50, '₹0.50', '₹0.50'],
    [7_000, '₹70', '₹70.00'],
    [99_999, '₹999.99', '₹999.99'],
    [100_000, '₹1,000', '₹1,000.00'],
    [9_999_900, '₹99,999', '₹99,999.00'],
    [10_000_000, '₹1,00,000', '₹1,00,000.00'],
    [123_456_750, '₹12,34,567.50', '₹12,34,567.50'],
    [1_000_000_000, '₹1,00,00,000', '₹1,00,00,000.00'],
    [-7_050, '-₹70.50', '-₹70.50'],
  ])('[02.1] writes %d paise as %s and %s', (paise, short, long) => {
    expect(formatInr(paise)).toBe(short)
    expect(formatInr(paise, { decimals: 'auto' })).toBe(short)
    expect(formatInr(paise, { decimals: 2 })).toBe(long)
  })

  it('[02.1] agrees with the en-IN tables of the platform', () => {
    fc.assert(
      fc.property(amounts, (paise) => {
        expect(formatInr(paise)).toBe(auto.format(paise / 100))
        expect(formatInr(paise, { decimals: 2 })).toBe(twoDecimals.format(paise / 100))
      }),
    )
  })
})

describe('formatCount', () => {
  it('[02.1] groups counts like amounts', () => {
    expect([0, 999, 1_000, 125_000, -125_000].map(formatCount)).toEqual(['0', '999', '1,000', '1,25,000', '-1,25,000'])
    fc.assert(
      fc.property(amounts, (count) => {
        expect(formatCount(count)).toBe(counts.format(count))
      }),
    )
  })
})
