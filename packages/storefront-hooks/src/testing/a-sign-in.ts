import type { SignInRequest } from '@krishi/storefront-core/auth'
import { err, ok } from '@krishi/storefront-core/result'
import type { AuthPort } from '../auth/auth-port.ts'
import type { MemoryAuthPort } from '../auth/create-memory-auth-port.ts'
import { createSignInStore } from '../auth/create-sign-in-store.ts'
import type { SignInDevice } from '../auth/sign-in-device.ts'
import { unknownDevice } from '../auth/sign-in-device.ts'
import type { SignInEvent } from '../auth/sign-in-store.ts'
import { aStorefront } from './a-storefront.ts'

/** A shopper's number, and the code that the shop in memory sends to every number. */
export const number = '9876543210'
export const code = '4821'

/** What a test knows better. */
export interface SignInGiven {
  readonly request?: Pick<SignInRequest, 'source' | 'callBackUrl'>
  readonly device?: Partial<SignInDevice>
  readonly mobileNumber?: string
  /** The server verifies, but its answer is lost, or says that the code is used up because it arrived twice. */
  readonly answer?: 'lost' | 'refusal'
  /** The server says that its code has so many digits. */
  readonly codeLength?: number
}

/** A signing in on a shop in memory, and all that a test looks at. */
export function aSignIn({
  request = { source: 'page', callBackUrl: null },
  device = {},
  answer,
  codeLength,
  ...rest
}: SignInGiven = {}) {
  const { storefront, backend, clock } = aStorefront()
  const events: SignInEvent[] = []
  const reports: string[] = []
  const store = createSignInStore({
    ...storefront,
    ...rest,
    port: answer ? withOtherAnswer(storefront.ports.auth, answer) : withLength(storefront.ports.auth, codeLength),
    device: { ...unknownDevice, ...device },
    errors: { report: (error, method) => void reports.push(`${method}: ${String(error)}`) },
    request,
  })
  store.onEvent((event) => events.push(event))
  const auth = storefront.ports.auth as MemoryAuthPort
  return { storefront, backend, clock, events, reports, auth, store, state: store.getState, ...store.actions }
}

function withLength(port: AuthPort, codeLength: number | undefined): AuthPort {
  if (codeLength === undefined) return port
  return {
    ...port,
    async sendOtp(request) {
      const sent = await port.sendOtp(request)
      return sent.ok ? ok({ ...sent.value, codeLength }) : sent
    },
  }
}

function withOtherAnswer(port: AuthPort, answer: 'lost' | 'refusal'): AuthPort {
  return {
    ...port,
    async verifyOtp(request) {
      await port.verifyOtp(request)
      return answer === 'lost' ? err('network/timeout') : ok({ isSignedIn: false, sentence: 'The code is used up.' })
    },
  }
}

/** A sign-in whose code has been sent. */
export async function aSignInWithCode(given: SignInGiven = {}) {
  const signIn = aSignIn(given)
  signIn.setMobileNumber(number)
  await signIn.send()
  return signIn
}
