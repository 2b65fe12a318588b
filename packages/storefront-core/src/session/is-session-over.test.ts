import { describe, expect, it } from 'vitest'
import { isSessionOver } from './index.ts'
import type { SessionUser } from './index.ts'

const guest: SessionUser = {
  userId: '',
  guestUserId: 'guest-1',
  isGuestUser: true,
  userExternalId: null,
  mobileNumber: '',
  email: '',
  firstName: '',
  lastName: '',
  profilePic: '',
}

describe('isSessionOver', () => {
  it.each([
    ['the first session of a device', null, true, false],
    ['the same session, read again', 'session-2', true, false],
    ['a guest after somebody else', 'session-1', true, true],
    ['signing in', 'session-1', false, false],
  ])('[17.5] tells %s', (_case, last, isGuestUser, isOver) => {
    expect(isSessionOver(last, { sessionId: 'session-2', user: { ...guest, isGuestUser } })).toBe(isOver)
  })
})
