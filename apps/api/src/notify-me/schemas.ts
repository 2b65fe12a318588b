import type { NotifyMePayloads, NotifyMeRequest } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { locale } from '../catalog/schemas.ts'

const line = z.string().max(200)

const status = z.enum(['OPEN', 'CANCEL'])

/** The query names the shopper too; that is ignored, because the token identifies the shopper. */
export const statusQuery = z.object({ userId: line, reference: line })

/** The shopper's id and number are ignored too: both are taken from the account. */
export const notifyRequest = z
  .object({
    userId: line,
    phone: line,
    status,
    requestDetails: z.object({
      requestEntity: z.literal('variant'),
      reference: line,
      requestType: z.literal('NOTIFY_ME'),
      additionalMessage: line,
      requestedLanguage: locale,
    }),
  })
  .openapi('NotifyMeRequest') satisfies z.ZodType<NotifyMeRequest>

export const notifyStatus = z.object({ status: status.nullable() }) satisfies z.ZodType<
  NotifyMePayloads['notifyMe.status']['response']
>

export const notifyAnswer = z
  .object({ isSuccess: z.boolean(), responseData: z.object({ status }) })
  .openapi('NotifyMeAnswer') satisfies z.ZodType<NotifyMePayloads['notifyMe.upsert']['response']>
