export type { Paise } from './money.ts'
