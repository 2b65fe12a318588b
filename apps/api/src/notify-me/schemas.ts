import type { NotifyMePayloads, NotifyMeRequest } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { locale } from '../catalog/schemas.ts'

const line = z.string().max(200)

const status = z.enum(['OPEN', 'CANCEL'])

/** Who she is is in the query too and is not looked at: her token says it. */
export const statusQuery = z.object({ userId: line, reference: line })

/** Her id and number are not looked at either: both are her account's. */
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
