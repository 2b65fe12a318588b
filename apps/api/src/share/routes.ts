import type { ShareLinkRequest } from '@krishi/storefront-core/contract'
import { localizePath, type Locale } from '@krishi/storefront-core/locale'
import { err, ok } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { nameUuid } from '../seeding/index.ts'
import type { ApiContext } from '../api-context.ts'
import * as schemas from './schemas.ts'
import { keepShortLink } from './short-links.ts'

/** Written here and not taken from the call: a short link of ours leads nowhere but to our products. */
function productPath({ handleName, utmSource, utmMedium, utmCampaign }: ShareLinkRequest, language: Locale): string {
  const campaign = Object.entries({ utm_source: utmSource, utm_medium: utmMedium, utm_campaign: utmCampaign })
  const query = new URLSearchParams(campaign.filter(([, value]) => value !== '')).toString()
  const path = localizePath(`/products/${encodeURIComponent(handleName)}`, language)
  return query === '' ? path : `${path}?${query}`
}

/** Makes a short link of a product in the language of the call [21.1]. */
export function shortLinkRoute({ database, now, origins }: ApiContext): OperationRoute<'share.shortLink'> {
  return {
    name: 'share.shortLink',
    summary: 'A short link of a product, for sharing.',
    limit: 'write',
    request: { body: schemas.shareLinkRequest },
    response: schemas.shortLink,
    refusals: ['request/not-found'],
    async handle({ body }, { language, http }) {
      const { products } = schema
      const id = nameUuid('product', body.handleName)
      const [product] = await database.select({ id: products.id }).from(products).where(eq(products.id, id))
      if (!product || product.id !== body.productId) return err('request/not-found')
      const code = await keepShortLink(database, productPath(body, language), now())
      return ok({ data: { shortlink: `${origins.originOf(http)}/s/${code}` } })
    },
  }
}
