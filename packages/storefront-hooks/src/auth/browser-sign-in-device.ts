import { connectionOf } from '../browser/index.ts'
import type { SignInDevice } from './sign-in-device.ts'

/** The answer of the browser's one-time-code API, which the platform's types do not know yet. */
interface OtpCredential {
  readonly code: string
}

/** What a browser can do while somebody signs in: `browserSignInDevice(window)`. */
export function browserSignInDevice(page: Window): SignInDevice {
  const { navigator } = page
  return {
    ...('OTPCredential' in page && { readCode: (signal) => readCode(navigator, signal) }),
    describe() {
      const { connectionType, connectionStrength } = connectionOf(navigator)
      return { userAgent: navigator.userAgent, networkType: connectionType, signalStrength: connectionStrength }
    },
  }
}

async function readCode({ credentials }: Navigator, signal: AbortSignal): Promise<string> {
  const request: CredentialRequestOptions & { readonly otp: { readonly transport: readonly string[] } } = {
    otp: { transport: ['sms'] },
    signal,
  }
  const credential = (await credentials.get(request)) as (Credential & OtpCredential) | null
  return credential?.code ?? ''
}
