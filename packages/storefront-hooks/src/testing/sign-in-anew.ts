import type { SessionUser } from '@krishi/storefront-core/session'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'

/** Signs a guest in with a number that nobody has had yet, over a backend in development, which tells its codes. */
export async function signInAnew({ auth, session }: Pick<StorefrontPorts, 'auth' | 'session'>): Promise<SessionUser> {
  const mobileNumber = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  await valueOf(session.open())
  const sent = await valueOf(
    auth.sendOtp({
      mobileNumber,
      hashCode: '',
      referredBy: '',
      playerId: '',
      isInvited: false,
      currentDate: '2026-11-22T00:00:00.000Z',
    }),
  )
  const { name, isUserExists: userExists, developmentCode: otpCode = '' } = sent
  await valueOf(auth.verifyOtp({ mobileNumber, name, userExists, guestUserId: '', otpCode }))
  return (await valueOf(session.open())).user
}
