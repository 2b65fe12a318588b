import { parsePageNo } from '@krishi/storefront-core/listing'
import { listingOptions } from '@krishi/storefront-hooks/catalog'
import { useSupports } from '@krishi/storefront-hooks/settings'
import { brandOptions, categoryOptions, useBrand } from '@krishi/storefront-hooks/showcase'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { CollectionHeader } from '@krishi/storefront-ui/collection-header'
import { ProductListingWidget } from '@krishi/storefront-widgets/product-listing'
import { brandListing } from '../features/brand/brand-listing.ts'
import { BrandShelves } from '../features/brand/brand-shelves.tsx'
import en from '../features/brand/messages/en.json'
import { CompareIsland } from '../features/listing/compare-island.ts'
import type { PageModule, PageProps } from '../shell/page.ts'
import { prefetchStatus } from '../shell/prefetch-status.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { usePaths } from '../shell/shop-context.ts'
import { useListingTotal } from './use-listing-total.ts'
import { prefetchPart } from '../shell/prefetch-part.ts'
import '../styles/shop-window.css'
import '../styles/brand.css'

function BrandPage({ params, search }: PageProps) {
  const t = useWidgetMessages('brand', en)
  const paths = usePaths()
  const handle = params['handle'] ?? ''
  const brand = useBrand(handle)
  const listing = brandListing(handle, parsePageNo(search))
  const total = useListingTotal(listing)
  const title = brand.status === 'ready' ? brand.value.title : { text: '', lang: 'en' as const }
  const brands = useSupports('catalog.tiles') ? [{ name: t('brands'), href: paths.to('/brands') }] : []
  const own = paths.to(`/brands/${encodeURIComponent(handle)}`)
  return (
    <div className="brand">
      <Breadcrumb steps={brands} current={title} />
      <CollectionHeader title={title} count={total}>
        {total === 0 ? null : <CompareIsland />}
      </CollectionHeader>
      {brand.status === 'ready' ? <BrandShelves brand={brand.value} /> : null}
      <ProductListingWidget
        listing={listing}
        title={title.text}
        priorityCount={2}
        formAction={paths.cartForm}
        productHref={paths.product}
        pageHref={(pageNo) => (pageNo > 1 ? `${own}?pageNo=${String(pageNo)}` : own)}
      />
    </div>
  )
}

/** A brand: its name, the shelves on which it sells, its products page after page [12.10]. */
export const page: PageModule = {
  Component: BrandPage,
  async prefetch({ ports, queryClient, locale, params, search }) {
    const handle = params['handle'] ?? ''
    const listing = { ...brandListing(handle, parsePageNo(search)), locale }
    const reading = queryClient.query(brandOptions(ports, { handle, locale }))
    const [status] = await Promise.all([
      prefetchStatus(reading),
      prefetchPart(queryClient.infiniteQuery(listingOptions(ports, listing))),
    ])
    const known = queryClient.getQueryData(brandOptions(ports, { handle, locale }).queryKey)
    const shelves = known?.categoryHandles ?? []
    await Promise.all(
      shelves.map((shelf) => prefetchPart(queryClient.query(categoryOptions(ports, { handle: shelf, locale })))),
    )
    return status
  },
  head: async (context) => (await import('../features/head/heads.ts')).brandHead(context),
}
