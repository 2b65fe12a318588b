export { assertPaise, percentOf, sum, toMinorUnits } from './money.ts'
export { readDecimal } from './read-decimal.ts'
export { shareOut } from './share-out.ts'
export type { Paise, Rounding } from './money.ts'
