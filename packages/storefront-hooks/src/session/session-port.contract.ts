import { describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { SessionPort } from './session-port.ts'

/** The suite that every adapter of `SessionPort` passes [06.6]. `make` gives a fresh port of somebody who is not signed in. */
export function describeSessionPort(make: () => SessionPort | Promise<SessionPort>): void {
  describe('[06.6] session port', () => {
    it('opens a guest’s session with a token', async () => {
      const session = await valueOf((await make()).open())
      expect(session.user.isGuestUser).toBe(true)
      expect(session.user.guestUserId).not.toBe('')
      expect(session.accessToken).not.toBe('')
      expect(Date.parse(session.expiresAt)).toBeGreaterThan(0)
    })

    it('opens it once for all who ask, and tells each of the others', async () => {
      const port = await make()
      const told: string[] = []
      const stop = port.onChange((session) => told.push(session.sessionId))
      const [one, two] = await Promise.all([valueOf(port.open()), valueOf(port.open())])
      const three = await valueOf(port.open())
      stop()
      expect([two.accessToken, three.accessToken]).toEqual([one.accessToken, one.accessToken])
      expect(told).toEqual([one.sessionId])
    })
  })
}
