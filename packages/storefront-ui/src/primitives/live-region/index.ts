export { Announcer, useAnnounce } from './announcer.tsx'
export type { Announce } from './announcer.tsx'
