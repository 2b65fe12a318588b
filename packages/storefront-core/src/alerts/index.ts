export { alertOperations } from './alert-operations.ts'
export type * from './alert-operations.ts'
