import type { ContentPageResponse, TermsResponse } from '@krishi/storefront-core/contract'
import { isLocalizedText } from '../catalog/text-guard.ts'
import type { HttpClient } from '../http/index.ts'
import { fieldOf } from '../http/index.ts'
import type { ContentPort } from './content-port.ts'

const toPage = fieldOf<Pick<ContentPageResponse, 'contentHtml'>>({ contentHtml: isLocalizedText })

const toTerms = fieldOf<TermsResponse>({ termsAndConditions: isLocalizedText })

/** Reads pages of plain text through the API. The terms and conditions have a call of their own, without parameters [05.5]. */
export function createHttpContentPort(client: HttpClient): ContentPort {
  return {
    page: ({ handle, locale }, options) =>
      handle === 'terms-and-conditions'
        ? client.call('checkout.termsAndConditions', {}, toTerms, options)
        : client.call('content.page', { path: { handle }, query: { language: locale } }, toPage, options),
  }
}
