import { collectionOptions, listingOptions } from '@krishi/storefront-hooks/catalog'
import shellTexts from '../../shell/messages/en.json'
import en from './messages/en.json'
import { createPaths } from '../../shell/paths.ts'
import type { PageContext, PageHead } from '../../shell/page.ts'
import { listingOf } from '../listing/listing-of.ts'
import { breadcrumbJsonLd, listingJsonLd } from './json-ld.ts'

/** Title, description and structured data of a collection. */
export function collectionHead(context: PageContext): PageHead {
  const { ports, queryClient, locale, origin, path, textsOf } = context
  const t = textsOf('head', en)
  const shell = textsOf('shell', shellTexts)
  const shown = listingOf(context)
  const { handle, firstPage: page = 1 } = shown
  const title = queryClient.getQueryData(collectionOptions(ports, { handle, locale }).queryKey)?.title.text
  const listing = queryClient.getQueryData(listingOptions(ports, { ...shown, locale }).queryKey)
  if (title === undefined) return { title: shell('errorTitle') }
  const paths = createPaths(locale)
  const products = listing?.pages.flatMap((listed) => listed.products) ?? []
  return {
    title: page > 1 ? t('collectionPageTitle', { title, page }) : t('collectionTitle', { title }),
    description: t('collectionDescription', { title, count: listing?.pages[0]?.total ?? 0 }),
    canonicalPath: page > 1 ? `${path}?pageNo=${String(page)}` : path,
    // Search engines read what the server wrote; the client changes only the title.
    jsonLd: import.meta.env.SSR
      ? [
          listingJsonLd(title, products, origin, (product) => paths.product(product.handle)),
          breadcrumbJsonLd([
            { name: shell('home'), url: origin + paths.home },
            { name: title, url: origin + paths.collection(handle) },
          ]),
        ]
      : [],
  }
}
