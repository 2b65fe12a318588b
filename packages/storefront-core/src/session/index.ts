export type { Session, SessionUser } from './session.ts'
