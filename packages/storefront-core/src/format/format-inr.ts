import type { Paise } from '../money/index.ts'

/** How `formatInr` writes the paise. */
export interface FormatInrOptions {
  /** `auto` leaves `.00` out; `2` always writes both. Default `auto`. */
  readonly decimals?: 'auto' | 2
}

/**
 * An amount as Indian shoppers read it, the same in every language: `₹12,34,567.50` [02.1]. Lakh grouping and Latin
 * digits come from here and not from the platform, whose tables differ between server and browser.
 */
export function formatInr(amount: Paise, { decimals = 'auto' }: FormatInrOptions = {}): string {
  const absolute = Math.abs(amount)
  const paise = absolute % 100
  const rupees = groupLakh(String((absolute - paise) / 100))
  const fraction = paise > 0 || decimals === 2 ? `.${String(paise).padStart(2, '0')}` : ''
  return `${amount < 0 ? '-' : ''}₹${rupees}${fraction}`
}

/** A count with Indian grouping: `1,25,000`. Takes whole numbers. */
export function formatCount(count: number): string {
  return `${count < 0 ? '-' : ''}${groupLakh(String(Math.abs(count)))}`
}

/** Three digits at the end, then pairs. */
function groupLakh(digits: string): string {
  return digits.replace(/(\d)(?=(?:\d\d)*\d{3}$)/g, '$1,')
}
