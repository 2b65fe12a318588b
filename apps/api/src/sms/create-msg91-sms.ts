import { ok } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { postMessage, smsFailed, type SmsConnection } from './post-message.ts'
import type { SmsSender } from './sms-sender.ts'

/** What MSG91 gives an account. */
export interface Msg91Account {
  readonly authKey: string
  /** A template whose text is registered with the operators and has the code as `##OTP##`, on its last line too. */
  readonly templateId: string
}

const accepted = z.object({ type: z.literal('success') })

/**
 * Sends codes through MSG91, by its call that fills a template (`/api/v5/flow`). Its call for codes would take number and code
 * in the address, which every proxy logs. MSG91 answers refusals with status 200 too: only `success` is one.
 */
export function createMsg91Sms({ authKey, templateId }: Msg91Account, connection: SmsConnection = {}): SmsSender {
  const url = new URL('/api/v5/flow', connection.baseUrl ?? 'https://control.msg91.com')
  const headers = { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' }
  return {
    async send({ mobileNumber, code }) {
      const recipients = [{ mobiles: `91${mobileNumber}`, OTP: code }]
      const body = JSON.stringify({ template_id: templateId, recipients })
      const answer = await postMessage({ url, headers, body }, connection)
      if (!answer.ok) return answer
      return accepted.safeParse(answer.value).success ? ok(null) : smsFailed('MSG91 refused it')
    },
  }
}
