import type { Paise } from '@krishi/storefront-core/money'

/**
 * An amount in rupees, as Medusa's JSON has it, in paise; half a paisa is rounded up, as Medusa's own totals keep fractions of
 * one. It works on the digits of the shortest text of the number, which are those that Medusa has written: 1.005 is 101 paise,
 * and 4.35 is 435, which no arithmetic on doubles promises.
 */
export function toPaise(rupees: number): Paise {
  // An amount that is written with an exponent is far below half a paisa.
  const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(rupees)) ?? []
  const isRoundedUp = Number(fraction.charAt(2)) >= 5
  return Number(whole + fraction.slice(0, 2).padEnd(2, '0')) + (isRoundedUp ? 1 : 0)
}
