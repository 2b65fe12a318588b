import { parsePageNo } from '@krishi/storefront-core/listing'
import { supportsCapability } from '@krishi/storefront-hooks/capabilities'
import { listingOptions } from '@krishi/storefront-hooks/catalog'
import { brandOptions } from '@krishi/storefront-hooks/showcase'
import { breadcrumbJsonLd, listingJsonLd } from '../head/json-ld.ts'
import type { PageContext, PageHead } from '../../shell/page.ts'
import { createPaths } from '../../shell/paths.ts'
import shellTexts from '../../shell/messages/en.json'
import { brandListing } from './brand-listing.ts'
import en from './messages/en.json'

/** Title, description and structured data of a brand's page. */
export function brandHead({
  ports,
  queryClient,
  locale,
  origin,
  path,
  params,
  search,
  textsOf,
}: PageContext): PageHead {
  const t = textsOf('brand', en)
  const shell = textsOf('shell', shellTexts)
  const handle = params['handle'] ?? ''
  const brand = queryClient.getQueryData(brandOptions(ports, { handle, locale }).queryKey)?.title.text
  if (brand === undefined) return { title: shell('errorTitle') }
  const page = parsePageNo(search)
  const listing = listingOptions(ports, { ...brandListing(handle, page), locale })
  const products = queryClient.getQueryData(listing.queryKey)?.pages.flatMap((listed) => listed.products) ?? []
  const paths = createPaths(locale)
  return {
    title: t('title', { brand }),
    description: t('description', { brand }),
    canonicalPath: page > 1 ? `${path}?pageNo=${String(page)}` : path,
    jsonLd: import.meta.env.SSR
      ? [
          listingJsonLd(brand, products, origin, (product) => paths.product(product.handle)),
          breadcrumbJsonLd([
            { name: shell('home'), url: origin + paths.home },
            ...(supportsCapability(ports, 'catalog.tiles')
              ? [{ name: t('brands'), url: origin + paths.to('/brands') }]
              : []),
            { name: brand, url: origin + paths.to(path) },
          ]),
        ]
      : [],
  }
}
