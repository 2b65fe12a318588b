export type { Session, SessionUser } from './session.ts'
export { isSessionOver } from './is-session-over.ts'
