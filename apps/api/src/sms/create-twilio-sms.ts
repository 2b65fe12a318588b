import { ok } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { otpText } from './otp-text.ts'
import { postMessage, smsFailed, type SmsConnection } from './post-message.ts'
import type { SmsSender } from './sms-sender.ts'

/** What Twilio gives an account. */
export interface TwilioAccount {
  readonly accountSid: string
  readonly authToken: string
  /** A number, or a header that is registered with the operators. */
  readonly from: string
}

const accepted = z.object({ sid: z.string().min(1) })

/**
 * Sends codes through Twilio (`Messages.json`).
 *
 * @param host The shop's host, which the message is bound to.
 */
export function createTwilioSms(
  { accountSid, authToken, from }: TwilioAccount,
  host: string,
  connection: SmsConnection = {},
): SmsSender {
  const path = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const url = new URL(path, connection.baseUrl ?? 'https://api.twilio.com')
  const headers = { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` }
  return {
    async send({ mobileNumber, code }) {
      const body = new URLSearchParams({ To: `+91${mobileNumber}`, From: from, Body: otpText(code, host) })
      const answer = await postMessage({ url, headers, body }, connection)
      if (!answer.ok) return answer
      return accepted.safeParse(answer.value).success ? ok(null) : smsFailed('Twilio named no message')
    },
  }
}
