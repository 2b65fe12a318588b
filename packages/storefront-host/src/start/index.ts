export { boot } from './inline-boot.ts'
export { reportFailedStart } from './page-start.ts'
export type { PageStart, StartMoment, Touch } from './page-start.ts'
