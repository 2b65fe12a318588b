import { defaultVariant } from '@krishi/storefront-core/availability'
import { technicalTextOf } from '@krishi/storefront-core/catalog'
import { formatInr } from '@krishi/storefront-core/format'
import { productOptions } from '@krishi/storefront-hooks/catalog'
import shellTexts from '../../shell/messages/en.json'
import en from './messages/en.json'
import { createPaths } from '../../shell/paths.ts'
import type { PageContext, PageHead } from '../../shell/page.ts'
import { breadcrumbJsonLd, productJsonLd } from './json-ld.ts'

/** Title, description and structured data of a product. */
export function productHead(context: PageContext): PageHead {
  const { ports, queryClient, locale, params, search, origin, textsOf } = context
  const t = textsOf('head', en)
  const shell = textsOf('shell', shellTexts)
  const handle = params['handle'] ?? ''
  const product = queryClient.getQueryData(productOptions(ports, { handle, locale }).queryKey)
  if (product === undefined) return { title: shell('errorTitle') }
  const paths = createPaths(locale)
  const variant = defaultVariant(product, new URLSearchParams(search).get('variant') ?? undefined)
  const name = product.productName.text
  const price = variant ? formatInr(variant.price) : ''
  const technical = technicalTextOf(product).text
  const url = origin + paths.product(handle)
  return {
    title: variant ? t('productTitle', { name, pack: variant.title.text, price }) : name,
    description: t('productDescription', {
      name,
      vendor: product.vendorName.text,
      facts: technical === '' ? '' : `${technical}.`,
      price,
    }),
    // Search engines read what the server wrote; the client changes only the title.
    jsonLd: import.meta.env.SSR
      ? [
          productJsonLd({ product, variant, url, origin }),
          breadcrumbJsonLd([
            { name: shell('home'), url: origin + paths.home },
            { name: product.category.name.text, url: origin + paths.collection(product.category.handle) },
            { name, url },
          ]),
        ]
      : [],
  }
}
