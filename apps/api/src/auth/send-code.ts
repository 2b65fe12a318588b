import { otpLengthOf } from '@krishi/storefront-core/auth'
import { isValidPhone, normalizePhone } from '@krishi/storefront-core/digits'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { Call, Outcome } from '../http/operation-route.ts'
import { securityEvent } from '../http/security-event.ts'
import type { ApiContext } from '../api-context.ts'
import { keepCode, makeCode, type OtpPurpose } from './otp-codes.ts'
import { askerOf, countCode } from './otp-budgets.ts'

/** A mobile number as ten digits, or the refusal that names its field. */
export function readNumber(text: string): Result<string, 'phone/invalid'> {
  const mobileNumber = normalizePhone(text)
  return isValidPhone(mobileNumber) ? ok(mobileNumber) : err('phone/invalid', { fields: { mobileNumber: 'invalid' } })
}

/** A code that is on its way. */
export interface SentCode {
  readonly code: string
  /** Whether it has more digits than the settings say. */
  readonly isLonger: boolean
}

/**
 * How many digits a code has that is sent to a number at which strangers are guessing: every network of the world that has one code
 * with five tries a day is refused nothing by a limit, and finds nothing.
 */
const lengthAgainstGuessing = 8

/**
 * Sends a new code to a number for the session that asks; returns the code. No account is looked up: the same happens for every number.
 * When the message could not be sent, 503 says to try again; the unsent code expires.
 */
export async function sendCode(
  shop: ApiContext,
  { purpose, mobileNumber }: { readonly purpose: OtpPurpose; readonly mobileNumber: string },
  call: Call<'auth.sendOtp' | 'auth.otpForDeletion'>,
): Promise<Outcome<SentCode>> {
  const { shopper, language, http } = call
  const counted = await countCode(shop, askerOf(shop, call, mobileNumber))
  if (!counted.ok) return counted
  const usual = otpLengthOf(shop.settings)
  // Only sign-in gets longer codes: deleting needs a session that is signed in, which a guesser does not have.
  const isLonger = purpose === 'sign-in' && counted.value.isGuessedAt && usual < lengthAgainstGuessing
  const code = makeCode(isLonger ? lengthAgainstGuessing : usual, shop.randomInt)
  await keepCode(shop, { purpose, sessionId: shopper.sessionId, mobileNumber, code })
  const sent = await shop.sms.send({ mobileNumber, code, language })
  if (sent.ok) {
    securityEvent(shop, 'code-sent', call, { purpose })
    return ok({ code, isLonger })
  }
  shop.logger.warn({ requestId: http.get('requestId'), reason: sent.error.serverMessage }, 'code was not sent')
  return { ok: false, error: { code: 'network/server', status: 503 } }
}
