import type { AlertPayloads, AlertRequest } from '@krishi/storefront-core/alerts'
import { z } from '@hono/zod-openapi'
import { locale } from '../catalog/schemas.ts'
import { isPushEndpoint } from './push-endpoint.ts'

const endpoint = z.string().refine(isPushEndpoint)

const variantId = z.string().max(64).nullable()

/** A key of 65 bytes and a secret of 16, as browsers write them; some end in `=`. */
const keys = z.object({ p256dh: z.string().regex(/^B[\w-]{86}=?$/), auth: z.string().regex(/^[\w-]{22}={0,2}$/) })

export const statusBody = z.object({ endpoint, variantId })

export const alertBody = z
  .object({ endpoint, keys, variantId, isOn: z.boolean(), language: locale })
  .openapi('AlertRequest') satisfies z.ZodType<AlertRequest>

export const pushKey = z.object({ publicKey: z.string().nullable() }) satisfies z.ZodType<
  AlertPayloads['alerts.key']['response']
>

export const alertState = z.object({ isOn: z.boolean() }) satisfies z.ZodType<
  AlertPayloads['alerts.upsert']['response']
>
