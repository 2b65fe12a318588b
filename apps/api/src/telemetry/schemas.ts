import { isAnalyticsEvent } from '@krishi/storefront-core/analytics'
import type { AnalyticsEvent, ErrorReport } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'

export const errorReportBody = z
  .object({
    // Long enough for any message: a refused report would hide the defect.
    error: z.string().max(20_000),
    methodName: z.string().max(200),
    userId: z.string().max(64),
    isGuestUser: z.boolean(),
    pagePath: z.string().max(2_000),
    connectionType: z.string().max(30),
    connectionStrength: z.string().max(30),
    userAgent: z.string().max(1_000),
  })
  .openapi('ErrorReport') satisfies z.ZodType<ErrorReport>

const isEvent = (value: unknown): value is AnalyticsEvent => isAnalyticsEvent(value)

export const eventsBody = z
  .object({ events: z.array(z.custom<AnalyticsEvent>(isEvent).openapi({ type: 'object' })).max(100) })
  .openapi('AnalyticsEvents')

export const scriptFailureBody = z
  .object({ script: z.string().max(2_000), source: z.literal('WEB'), message: z.string().max(1_000) })
  .openapi('ScriptFailure')

export const accepted = z.object({ accepted: z.int() }).openapi('Accepted')
