import { toAsciiDigits } from '@krishi/storefront-core/digits'
import { ok } from '@krishi/storefront-core/result'
import type { OperationRoute } from '../http/operation-route.ts'
import { securityEvent } from '../http/security-event.ts'
import { setSessionCookie } from '../session/session-cookie.ts'
import type { ApiContext } from '../api-context.ts'
import { rememberDevice } from './known-device.ts'
import { askerOf, countMiss } from './otp-budgets.ts'
import * as schemas from './schemas.ts'
import { readNumber, sendCode } from './send-code.ts'
import { codeRefused } from './sentences.ts'
import { signIn } from './sign-in.ts'

/** Sends a code to any mobile number [32.8]. The answer does not depend on whether the number is known. */
export function sendOtpRoute(shop: ApiContext): OperationRoute<'auth.sendOtp'> {
  return {
    name: 'auth.sendOtp',
    summary: 'Sends a code to a mobile number, for this session alone; the one before is good for nothing then.',
    limit: 'write',
    request: { body: schemas.otpSendBody },
    response: schemas.otpSendResponse,
    refusals: ['phone/invalid'],
    async handle({ body }, call) {
      const read = readNumber(body.encryptedData.mobileNumber)
      if (!read.ok) return read
      const sent = await sendCode(shop, { purpose: 'sign-in', mobileNumber: read.value }, call)
      if (!sent.ok) return sent
      const { code, isLonger } = sent.value
      return ok({
        name: '',
        isUserExists: false,
        ...(isLonger && { codeLength: code.length }),
        ...(shop.tellsCodes && { developmentCode: code }),
      })
    },
  }
}

/** Signs in with a code [32.8]. The current shopper is read from the session, never from the body. */
export function verifyOtpRoute(shop: ApiContext): OperationRoute<'auth.verifyOtp'> {
  return {
    name: 'auth.verifyOtp',
    summary:
      'Signs in to the account of a mobile number with the code that this session had sent to it; sets the cookie of a new session.',
    limit: 'write',
    request: { body: schemas.otpVerifyBody },
    response: schemas.otpVerifyResponse,
    refusals: ['phone/invalid'],
    async handle({ body }, call) {
      const { shopper, language, http } = call
      const read = readNumber(body.mobileNumber)
      if (!read.ok) return read
      const mobileNumber = read.value
      const asker = askerOf(shop, call, mobileNumber)
      const code = toAsciiDigits(body.otpCode).trim()
      const signed = await signIn(shop, shopper.sessionId, { mobileNumber, code })
      if (!signed.ok) return signed
      if (!signed.value.isRight) {
        securityEvent(shop, 'code-refused', call, { purpose: 'sign-in' })
        const counted = await countMiss(shop, asker, signed.value)
        if (!counted.ok) return counted
        return ok({ ok: false, error: codeRefused(signed.value.triesLeft, language), url: null })
      }
      setSessionCookie(shop, http, signed.value.token)
      if (asker.device === null) rememberDevice(shop, http, mobileNumber)
      securityEvent(shop, 'signed-in', { http, shopper: signed.value })
      return ok({ ok: true, error: null, url: null })
    },
  }
}
