export type { Session, SessionUser } from './session.ts'
export { isSessionOver } from './is-session-over.ts'
export { readAppHandover } from './app-handover.ts'
export type { AppHandover } from './app-handover.ts'
