export { boot } from './inline-boot.ts'
export { reportFailedStart, takePreHydrationSubmits } from './pre-hydration-submits.ts'
export type { PreHydrationSubmit } from './pre-hydration-submits.ts'
