import { productOptions } from '@krishi/storefront-hooks/catalog'
import { parsePageNo } from '@krishi/storefront-core/listing'
import type { PageContext, PageHead } from '../../shell/page.ts'
import { createPaths } from '../../shell/paths.ts'
import shellTexts from '../../shell/messages/en.json'
import en from '../similar/messages/en.json'
import { similarPath } from '../similar/paths.ts'
import { breadcrumbJsonLd } from './json-ld.ts'

/** Title, description and structured data of the page of similar products. */
export function similarHead(context: PageContext): PageHead {
  const { ports, queryClient, locale, params, search, origin, textsOf } = context
  const t = textsOf('similar', en)
  const shell = textsOf('shell', shellTexts)
  const handle = params['handle'] ?? ''
  const product = queryClient.getQueryData(productOptions(ports, { handle, locale }).queryKey)
  if (product === undefined) return { title: shell('errorTitle') }
  const paths = createPaths(locale)
  const name = product.productName.text
  const title = t('pageTitle', { product: name })
  return {
    title,
    description: t('description', { product: name }),
    // The address without a language: the document adds it.
    canonicalPath: similarPath(createPaths('en'), product, parsePageNo(search)),
    // Search engines read what the server wrote; the client changes only the title.
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbJsonLd([
            { name: shell('home'), url: origin + paths.home },
            { name, url: origin + paths.product(handle) },
            { name: title, url: origin + similarPath(paths, product) },
          ]),
        ]
      : [],
  }
}
