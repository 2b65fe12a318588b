import { productOptions } from '@krishi/storefront-hooks/catalog'
import en from '../reviews/messages/en.json'
import type { PageContext, PageHead } from '../../shell/page.ts'
import { createPaths } from '../../shell/paths.ts'
import { parsePageNo } from '@krishi/storefront-core/listing'
import shellTexts from '../../shell/messages/en.json'
import { breadcrumbJsonLd } from './json-ld.ts'

/** Title, description and structured data of the page of all reviews. */
export function reviewsHead({
  ports,
  queryClient,
  locale,
  params,
  search,
  origin,
  path,
  textsOf,
}: PageContext): PageHead {
  const t = textsOf('reviews', en)
  const shell = textsOf('shell', shellTexts)
  const handle = params['handle'] ?? ''
  const product = queryClient.getQueryData(productOptions(ports, { handle, locale }).queryKey)
  if (product === undefined) return { title: shell('errorTitle') }
  const paths = createPaths(locale)
  const name = product.productName.text
  const title = t('pageTitle', { product: name })
  const page = parsePageNo(search)
  return {
    title,
    description: t('description', { product: name }),
    canonicalPath: page > 1 ? `${path}?pageNo=${String(page)}` : path,
    // Search engines read what the server wrote; the client changes only the title.
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbJsonLd([
            { name: shell('home'), url: origin + paths.home },
            { name, url: origin + paths.product(handle) },
            { name: title, url: origin + paths.productReviews(handle, 1) },
          ]),
        ]
      : [],
  }
}
