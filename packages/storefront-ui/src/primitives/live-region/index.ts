export { useAnnounce } from './announce.ts'
export type { Announce } from './announce.ts'
export { Announcer } from './announcer.tsx'
