export { err, ok } from './result.ts'
export type { Failure, Result } from './result.ts'
