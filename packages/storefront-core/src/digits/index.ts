export { digitsOnly, isValidPhone, isValidPincode, normalizePhone, normalizePincode, toAsciiDigits } from './digits.ts'
