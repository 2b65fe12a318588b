import { ok } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'
import { createId } from '@krishi/storefront-core/text'
import type { SessionPort } from '@krishi/storefront-hooks/session'

/** The session of a guest, for a shop where nobody signs in: it is only of this page, and Shopify does not know it. */
export function createGuestSession(): SessionPort {
  const listeners = new Set<(session: Session) => void>()
  let opened: ReturnType<SessionPort['open']> | null = null

  async function open() {
    const id = createId((length) => crypto.getRandomValues(new Uint8Array(length)))
    const session: Session = {
      sessionId: id,
      accessToken: id,
      expiresAt: '9999-12-31T00:00:00.000Z',
      selectedLanguage: 'en',
      user: {
        userId: '',
        guestUserId: id,
        isGuestUser: true,
        userExternalId: null,
        mobileNumber: '',
        email: '',
        firstName: '',
        lastName: '',
        profilePic: '',
      },
    }
    listeners.forEach((listener) => listener(session))
    return ok(session)
  }

  return {
    open: () => (opened ??= open()),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
