import type { Session } from './session.ts'

/**
 * Whether a guest's session shows that the one before it on this device has ended, by signing out or by age: what it left
 * here belongs to somebody else by now. Signing in ends nothing.
 *
 * @param lastSessionId The id of the session before; null where there was none.
 */
export function isSessionOver(lastSessionId: string | null, next: Pick<Session, 'sessionId' | 'user'>): boolean {
  return lastSessionId !== null && lastSessionId !== next.sessionId && next.user.isGuestUser
}
