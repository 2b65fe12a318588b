import { describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { signInAnew } from '../testing/sign-in-anew.ts'
import { unknownDevice } from './sign-in-device.ts'

type AuthPorts = Pick<StorefrontPorts, 'auth' | 'session'>

/** A number that no other test has. */
const aMobileNumber = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

/** An id that no session has. */
const noSession = '0190f0e0-0000-7000-8000-000000000000'

/** A code that is not `code` but could be one. */
function anotherCode(code: string): string {
  return code.replace(/^./, code.startsWith('1') ? '2' : '1')
}

/**
 * The suite that every adapter of `AuthPort` passes [06.6], over a backend in development: it tells its codes. `make` gives
 * fresh ports of a guest.
 */
export function describeAuthPort(make: () => AuthPorts | Promise<AuthPorts>): void {
  describe('[06.6] auth port', () => {
    const mobileNumber = aMobileNumber()

    async function send({ auth }: AuthPorts) {
      const { developmentCode: code = '' } = await valueOf(auth.sendOtp({ mobileNumber }))
      return { mobileNumber, code, guestUserId: '' }
    }

    it('[32.8] signs in with the code of the number, and out again', async () => {
      const ports = await make()
      const { session, auth } = ports
      const guest = await valueOf(session.open())
      const { guestUserId } = guest.user
      expect(await valueOf(auth.verifyOtp({ ...(await send(ports)), guestUserId }))).toMatchObject({ isSignedIn: true })
      const signedIn = await valueOf(session.open())
      expect(signedIn.user).toMatchObject({ isGuestUser: false, mobileNumber })
      expect(signedIn.user.userId).not.toBe('')
      expect(signedIn.sessionId).not.toBe(guest.sessionId)
      const { user, sessionId } = signedIn
      const visit = { user, device: unknownDevice.describe(), sessionId }
      await valueOf(auth.deviceLogin({ ...visit, sessionBefore: guest.sessionId }))
      await valueOf(auth.sessionStart(visit))
      await valueOf(auth.userActivity({ userId: user.userId, activity: 'signed-in', pagePath: '/' }))
      expect(await valueOf(auth.userPreference({ language: 'te' }))).toBeNull()
      await valueOf(auth.signOut())
      expect((await valueOf(session.open())).user.isGuestUser).toBe(true)
    })

    it('[32.6] says in a sentence for the shopper why a code is refused, and leaves the shopper a guest', async () => {
      const ports = await make()
      const sent = await send(ports)
      const { isSignedIn, sentence } = await valueOf(ports.auth.verifyOtp({ ...sent, code: anotherCode(sent.code) }))
      expect([isSignedIn, sentence]).toEqual([false, expect.stringMatching(/./)])
      expect((await valueOf(ports.session.open())).user.isGuestUser).toBe(true)
    })

    it('[03.11] gives the profile of who is signed in, and refuses it to a guest', async () => {
      const ports = await make()
      expect(await ports.auth.profile()).toMatchObject({ error: { code: 'auth/forbidden' } })
      const user = await signInAnew(ports)
      const { userTypeId, ...profile } = await valueOf(ports.auth.profile())
      expect([profile, typeof userTypeId]).toEqual([user, 'string'])
    })

    it('tells where the shopper is signed in, and signs out nowhere but elsewhere', async () => {
      const ports = await make()
      const { auth, session } = ports
      for (const ask of [auth.sessions, () => auth.endSession(noSession), auth.endOtherSessions]) {
        expect(await ask()).toMatchObject({ error: { code: 'auth/forbidden' } })
      }
      const user = await signInAnew(ports)
      const sessions = await valueOf(auth.sessions())
      expect(sessions.map(({ isThisOne }) => isThisOne)).toEqual([true])
      expect(sessions.map(({ beganAt, usedAt }) => Date.parse(beganAt) <= Date.parse(usedAt))).toEqual([true])
      for (const id of [noSession, sessions[0]?.id ?? '']) expect(await valueOf(auth.endSession(id))).toBe(0)
      expect(await valueOf(auth.endOtherSessions())).toBe(0)
      expect((await valueOf(session.open())).user).toEqual(user)
    })

    it('[03.11] deletes an account with the code for its own number, and with no other', async () => {
      const ports = await make()
      const { auth, session } = ports
      const { mobileNumber: own } = await signInAnew(ports)
      expect((await auth.otpForDeletion({ mobileNumber: aMobileNumber() })).ok).toBe(false)
      const { developmentCode = '' } = await valueOf(auth.otpForDeletion({ mobileNumber: own }))
      expect(await valueOf(auth.deleteUser({ code: anotherCode(developmentCode) }))).toBe(false)
      expect((await valueOf(session.open())).user.mobileNumber).toBe(own)
      expect(await valueOf(auth.deleteUser({ code: developmentCode }))).toBe(true)
      expect((await valueOf(session.open())).user.isGuestUser).toBe(true)
    })

    it('[32.8] takes a code once', async () => {
      const ports = await make()
      const sent = await send(ports)
      await valueOf(ports.auth.verifyOtp(sent))
      expect(await valueOf(ports.auth.verifyOtp(sent))).toMatchObject({ isSignedIn: false })
    })
  })
}

/** What a suite of signing out runs on. */
export interface SignOutSubject {
  readonly ports: AuthPorts
  /** Signs this guest in as a new shopper. Default: by a code. */
  readonly signIn?: (() => Promise<unknown>) | undefined
}

/** The part of the suite that needs no code: it also runs on a backend that signs in by other means [06.6]. */
export function describeSignOut(make: () => SignOutSubject | Promise<SignOutSubject>): void {
  describe('[06.6] auth port, signing out', () => {
    it('[32.8] leaves a guest', async () => {
      const { ports, signIn = () => signInAnew(ports) } = await make()
      await signIn()
      expect((await valueOf(ports.session.open())).user.isGuestUser).toBe(false)
      await valueOf(ports.auth.signOut())
      expect((await valueOf(ports.session.open())).user.isGuestUser).toBe(true)
    })
  })
}
