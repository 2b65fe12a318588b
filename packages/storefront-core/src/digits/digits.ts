const decimalDigit = /\p{Nd}/u

/** Writes every decimal digit of any script as 0 to 9: १२३ and ১২৩ become 123. Other characters stay. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(Number(digit.codePointAt(0)))))
}

/** Only the digits of a text, as 0 to 9, at most `max` of them. */
export function digitsOnly(text: string, max: number): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, max)
}

/** A pincode as at most six digits [16.3]. */
export function normalizePincode(text: string): string {
  return digitsOnly(text, 6)
}

/** What a pincode field holds after an edit: at most six digits. A key too many leaves a whole pincode as it was. */
export function editPincode(text: string, before: string): string {
  return isValidPincode(before) && isOneKeyMore(digitsOnly(text, 7), before) ? before : normalizePincode(text)
}

/** Exactly six digits, as `normalizePincode` gives them [28.3]. */
export function isValidPincode(pincode: string): boolean {
  return /^\d{6}$/.test(pincode)
}

/** Whether `text` is `before` with one character typed into it, wherever the caret was. */
export function isOneKeyMore(text: string, before: string): boolean {
  let at = 0
  while (at < before.length && text[at] === before[at]) at += 1
  return text.slice(0, at) + text.slice(at + 1) === before
}

/** Unicode keeps decimal digits in unbroken runs of ten, each from its zero; some runs touch each other. */
function digitValue(codePoint: number): number {
  let first = codePoint
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1
  return (codePoint - first) % 10
}
