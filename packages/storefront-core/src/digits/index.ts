export { digitsOnly, editPincode, isValidPincode, normalizePincode, toAsciiDigits } from './digits.ts'
export { editPhone, isValidPhone, normalizePhone } from './phone.ts'
