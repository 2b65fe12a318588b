/** An amount in paise, a hundredth of a rupee. Always a safe integer; never a float of rupees. */
export type Paise = number

/** How a share of an amount is rounded: to the nearest paisa, or up or down to a whole rupee. */
export type Rounding = 'none' | 'ceil' | 'floor'

const paisePerRupee = 100
/** A percentage is exact to two decimals: 2.5 % is 250 of these. */
const sharesPerPercent = 100

/**
 * Refuses a number that is no amount in paise.
 *
 * @param name What the amount is, for the message.
 * @throws When the amount has a fraction, is not finite or is too large to be exact.
 */
export function assertPaise(amount: number, name: string): asserts amount is Paise {
  if (Number.isSafeInteger(amount)) return
  throw new Error(
    `${name} is ${amount}, which is not a whole number of paise. Sums with it would drift from what is charged. ` +
      'Pass integer paise, for example through toMinorUnits(rupees).',
  )
}

/** Rupees as paise, exact for every amount with at most two decimals [25.6]. */
export function toMinorUnits(rupees: number): Paise {
  const paise = Math.round(rupees * paisePerRupee)
  assertPaise(paise, 'The amount')
  return paise
}

/**
 * A share of an amount, without float drift.
 *
 * @param percent With at most two decimals.
 */
export function percentOf(amount: Paise, percent: number, rounding: Rounding): Paise {
  const numerator = amount * Math.round(percent * sharesPerPercent)
  const denominator = 100 * sharesPerPercent
  if (rounding === 'none') return Math.floor((2 * numerator + denominator) / (2 * denominator))
  const perRupee = denominator * paisePerRupee
  const remainder = numerator % perRupee
  const rupees = (numerator - remainder) / perRupee
  return (rounding === 'ceil' && remainder > 0 ? rupees + 1 : rupees) * paisePerRupee
}

/** The sum of amounts; 0 for none. */
export function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, amount) => total + amount, 0)
}
