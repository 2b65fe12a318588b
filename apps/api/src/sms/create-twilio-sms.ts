import { ok, type Result } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { newsText } from './news-text.ts'
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
 * Sends messages through Twilio (`Messages.json`).
 *
 * @param origin Scheme and host of the shop, which codes are bound to and news lead to.
 */
export function createTwilioSms(
  { accountSid, authToken, from }: TwilioAccount,
  origin: string,
  connection: SmsConnection = {},
): SmsSender {
  const path = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const { hostname } = new URL(origin)
  const url = new URL(path, connection.baseUrl ?? 'https://api.twilio.com')
  const headers = { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` }
  async function post(mobileNumber: string, text: string): Promise<Result<null, 'sms/failed'>> {
    const body = new URLSearchParams({ To: `+91${mobileNumber}`, From: from, Body: text })
    const answer = await postMessage({ url, headers, body }, connection)
    if (!answer.ok) return answer
    return accepted.safeParse(answer.value).success ? ok(null) : smsFailed('Twilio named no message')
  }
  return {
    send: ({ mobileNumber, code }) => post(mobileNumber, otpText(code, hostname)),
    tell: (news) => post(news.mobileNumber, newsText(news, origin)),
  }
}
