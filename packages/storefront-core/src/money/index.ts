export { assertPaise, percentOf, sum, toMinorUnits } from './money.ts'
export { shareOut } from './share-out.ts'
export type { Paise, Rounding } from './money.ts'
