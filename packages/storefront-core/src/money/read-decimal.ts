import type { Paise } from './money.ts'

/**
 * Reads an amount in rupees that a backend writes as a decimal text, such as "249.50", without arithmetic on fractions. Null for
 * what is no such amount: a sign, an exponent, parts of a paisa, or more than can be counted.
 */
export function readDecimal(rupees: string): Paise | null {
  const [, whole, paise = ''] = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(rupees) ?? []
  if (whole === undefined) return null
  const amount = Number(`${whole}${paise.padEnd(2, '0')}`)
  return Number.isSafeInteger(amount) ? amount : null
}
