import type { SessionUser } from '@krishi/storefront-core/session'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'

/** Signs a guest in with a number that nobody has had yet, over a backend in development, which tells its codes. */
export async function signInAnew({ auth, session }: Pick<StorefrontPorts, 'auth' | 'session'>): Promise<SessionUser> {
  const mobileNumber = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  await valueOf(session.open())
  const { developmentCode: code = '' } = await valueOf(auth.sendOtp({ mobileNumber }))
  await valueOf(auth.verifyOtp({ mobileNumber, code, guestUserId: '' }))
  return (await valueOf(session.open())).user
}
