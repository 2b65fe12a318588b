import { ok, type Result } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { postMessage, smsFailed, type SmsConnection } from './post-message.ts'
import type { SmsSender } from './sms-sender.ts'

/** What MSG91 gives an account. */
export interface Msg91Account {
  readonly authKey: string
  /** A template whose text is registered with the operators and has the code as `##OTP##`, on its last line too. */
  readonly templateId: string
  /** How it is told that a pack is back; null where no template is registered for that. */
  readonly news: Msg91News | null
}

/** The template of news, which has `##PRODUCT##`, `##PACK##` and `##URL##`, and scheme and host of the shop. */
export interface Msg91News {
  readonly templateId: string
  readonly origin: string
}

const accepted = z.object({ type: z.literal('success') })

/**
 * Sends messages through MSG91, by its call that fills a template (`/api/v5/flow`). Its call for codes would take number and code
 * in the address, which every proxy logs. MSG91 answers refusals with status 200 too: only `success` is one.
 */
export function createMsg91Sms({ authKey, templateId, news }: Msg91Account, connection: SmsConnection = {}): SmsSender {
  const url = new URL('/api/v5/flow', connection.baseUrl ?? 'https://control.msg91.com')
  const headers = { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' }
  async function fill(
    template: string,
    mobileNumber: string,
    variables: Readonly<Record<string, string>>,
  ): Promise<Result<null, 'sms/failed'>> {
    const recipients = [{ mobiles: `91${mobileNumber}`, ...variables }]
    const body = JSON.stringify({ template_id: template, recipients })
    const answer = await postMessage({ url, headers, body }, connection)
    if (!answer.ok) return answer
    return accepted.safeParse(answer.value).success ? ok(null) : smsFailed('MSG91 refused it')
  }
  return {
    send: ({ mobileNumber, code }) => fill(templateId, mobileNumber, { OTP: code }),
    tell:
      news &&
      (({ mobileNumber, product, pack, path }) =>
        fill(news.templateId, mobileNumber, { PRODUCT: product, PACK: pack, URL: news.origin + path })),
  }
}
