import type { Locale } from '../locale/index.ts'

/** Who is shopping [03.1]. Empty strings where nothing is known. */
export interface SessionUser {
  readonly userId: string
  readonly guestUserId: string
  readonly isGuestUser: boolean
  readonly userExternalId: string | null
  readonly mobileNumber: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly profilePic: string
}

/** The session as hooks hold it: in memory only. */
export interface Session {
  readonly sessionId: string
  /** Bearer token of every call [06.2]. */
  readonly accessToken: string
  /** ISO instant after which the token is refused. */
  readonly expiresAt: string
  readonly user: SessionUser
  readonly selectedLanguage: Locale
}
