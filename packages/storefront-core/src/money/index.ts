export { assertPaise, percentOf, sum, toMinorUnits } from './money.ts'
export type { Paise, Rounding } from './money.ts'
