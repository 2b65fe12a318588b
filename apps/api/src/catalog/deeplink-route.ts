import type { DeeplinkRequest } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { err, ok } from '@krishi/storefront-core/result'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'

const deeplinkBody = z
  .object({ url: z.string().max(2_000), title: z.string().max(500), imageUrl: z.string().max(2_000) })
  .openapi('DeeplinkRequest') satisfies z.ZodType<DeeplinkRequest['body']>

const deeplink = z.object({ deepLinkUrl: z.string() }).openapi('Deeplink')

/** The whole address of a page of the shop; null for what is none of its pages. */
function toOwnAddress(url: string, origin: string): string | null {
  const page = URL.canParse(url, origin) ? new URL(url, origin) : null
  return page?.origin === new URL(origin).origin ? `${origin}${page.pathname}${page.search}` : null
}

/**
 * The address of a page that a phone opens in the shop's app where it is installed, and in the browser where it is not: an app
 * link, which is the page's own whole address.
 */
export function deeplinkRoute({ origins }: ApiContext): OperationRoute<'catalog.deeplink'> {
  return {
    name: 'catalog.deeplink',
    summary: 'The address that opens a page of the shop in its app.',
    limit: 'read',
    request: { body: deeplinkBody },
    response: deeplink,
    refusals: [],
    handle({ body: { url } }, { http }) {
      const deepLinkUrl = toOwnAddress(url, origins.originOf(http))
      const refused = err('request/invalid', { fields: { url: 'foreign' } })
      return Promise.resolve(deepLinkUrl === null ? refused : ok({ deepLinkUrl }))
    },
  }
}
