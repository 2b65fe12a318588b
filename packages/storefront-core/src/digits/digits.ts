const decimalDigit = /\p{Nd}/u

/** Writes every decimal digit of any script as 0 to 9: १२३ and ১২৩ become 123. Other characters stay. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(Number(digit.codePointAt(0)))))
}

/** Only the digits of a text, as 0 to 9, at most `max` of them. */
export function digitsOnly(text: string, max: number): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, max)
}

/**
 * A mobile number as ten digits [02.10]. Takes what people type, paste and what apps pass: `+91` or `91` in front,
 * spaces, digits of any script. A shorter text gives the digits that are there.
 */
export function normalizePhone(text: string): string {
  const compact = toAsciiDigits(text).replace(/[^\d+]/g, '')
  if (compact.length === 13) return digitsOnly(compact.slice(3), 10)
  if (compact.length === 12 && compact.startsWith('91')) return compact.slice(2)
  return digitsOnly(compact, 10)
}

/** A pincode as at most six digits [16.3]. */
export function normalizePincode(text: string): string {
  return digitsOnly(text, 6)
}

/** Exactly ten digits, as `normalizePhone` gives them [28.3]. */
export function isValidPhone(phone: string): boolean {
  return /^\d{10}$/.test(phone)
}

/** Exactly six digits, as `normalizePincode` gives them [28.3]. */
export function isValidPincode(pincode: string): boolean {
  return /^\d{6}$/.test(pincode)
}

/** Unicode keeps decimal digits in unbroken runs of ten, each from its zero; some runs touch each other. */
function digitValue(codePoint: number): number {
  let first = codePoint
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1
  return (codePoint - first) % 10
}
