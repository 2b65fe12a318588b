import { complianceOf } from '../compliance/index.ts'
import { toAsciiDigits } from '../digits/index.ts'
import type { Settings } from '../settings/index.ts'

/** How long a complete code rests before it is verified by itself, in ms: time to see and mend a last wrong digit [32.2]. */
export const otpVerifyDelayMs = 500

/** How long the browser is asked to read the code from the message, in ms [32.5]. */
export const smsReadTimeoutMs = 60_000

/** How many digits a code has: as `otpConfig` says [32.2], and no fewer than the compliance profile asks for. */
export function otpLengthOf(settings: Pick<Settings, 'compliance' | 'otpConfig'>): number {
  return Math.max(settings.otpConfig.otpLength, complianceOf(settings).leastOtpLength)
}

/**
 * The code in what was typed, pasted or filled in, at most `length` digits of 0 to 9 from any script. Of a whole message
 * the first number with as many digits as the code has is the code.
 */
export function readOtp(text: string, length: number): string {
  const ascii = toAsciiDigits(text)
  const alone = ascii.match(/\d+/g)?.find((number) => number.length === length)
  return alone ?? ascii.replace(/\D/g, '').slice(0, length)
}

/** Whether a code can be verified at all: every digit is there, and they are not all 0 [32.2]. */
export function isWholeOtp(code: string, length: number): boolean {
  return code.length === length && /[1-9]/.test(code)
}
