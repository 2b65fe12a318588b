export { ReadAloud } from './read-aloud.tsx'
export type { ReadAloudProps } from './read-aloud.tsx'
