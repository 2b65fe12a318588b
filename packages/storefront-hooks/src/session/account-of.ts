import type { SessionUser } from '@krishi/storefront-core/session'

/** What a form need not ask of whoever is signed in. */
export interface Account {
  /** The full name; empty where the account has none. */
  readonly name: string
  readonly mobileNumber: string
}

/** The account of whoever is signed in; null for a guest, and where nobody is known. */
export function accountOf(user: SessionUser | null): Account | null {
  if (user === null || user.isGuestUser) return null
  const { firstName, lastName, mobileNumber } = user
  return { name: `${firstName} ${lastName}`.trim(), mobileNumber }
}
