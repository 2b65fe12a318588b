import type { ShareLinkRequest } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { handle } from '../catalog/schemas.ts'

const campaign = z.string().max(100)

export const shareLinkRequest = z
  .object({
    productId: z.string().max(200),
    handleName: handle,
    utmSource: campaign,
    utmMedium: campaign,
    utmCampaign: campaign,
    title: z.string().max(500),
    imageUrl: z.string().max(2000),
  })
  .openapi('ShareLinkRequest') satisfies z.ZodType<ShareLinkRequest>

export const shortLink = z.object({ data: z.object({ shortlink: z.string() }) }).openapi('ShortLink')
