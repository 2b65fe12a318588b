export { createFarm, farmOf, hasFarm } from './create-farm.ts'
export type { FarmState, FarmStore } from './create-farm.ts'
export { useFarm } from './use-farm.ts'
