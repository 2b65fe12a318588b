export { putAside, savedCapacity, savedStanding } from './saved-lines.ts'
export type { SavedStanding } from './saved-lines.ts'
