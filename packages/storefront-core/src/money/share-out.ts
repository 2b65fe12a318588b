import { sum } from './money.ts'
import type { Paise } from './money.ts'

/**
 * Splits an amount over parts as their weights say, to the paisa: every part gets its share rounded down, and the paise that
 * are left go one each to those that lost most by it, the first of equals first. The shares always add up to the amount.
 * Where no part weighs anything nobody gets anything.
 *
 * @param amount At least 0.
 * @param weightOf At least 0 each.
 * @param give Makes of a part and its share what the answer holds.
 */
export function shareOut<Part, Given>(
  amount: Paise,
  parts: readonly Part[],
  weightOf: (part: Part) => Paise,
  give: (part: Part, share: Paise) => Given,
): Given[] {
  const whole = BigInt(sum(parts.map(weightOf)))
  if (whole === 0n) return parts.map((part) => give(part, 0))
  const rows = parts.map((part) => {
    // An amount times a weight is beyond what a double holds exactly.
    const product = BigInt(amount) * BigInt(weightOf(part))
    return { part, share: Number(product / whole), lost: product % whole }
  })
  const left = amount - sum(rows.map(({ share }) => share))
  // The sort is stable: equals stay in their order.
  const lucky = new Set([...rows].sort((a, b) => Number(b.lost - a.lost)).slice(0, left))
  return rows.map((row) => give(row.part, row.share + (lucky.has(row) ? 1 : 0)))
}
