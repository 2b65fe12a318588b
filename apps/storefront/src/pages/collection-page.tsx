import { noSelection, parseListingAddress, toListingSearch } from '@krishi/storefront-core/listing'
import {
  collectionOptions,
  filterOptionsOptions,
  listingOptions,
  useCollection,
} from '@krishi/storefront-hooks/catalog'
import { createLazyIsland } from '@krishi/storefront-host/hydration'
import { CollectionDescription, CollectionHeader } from '@krishi/storefront-ui/collection-header'
import { trustedHtml } from '@krishi/storefront-ui/primitives/safe-html'
import { ProductListingWidget } from '@krishi/storefront-widgets/product-listing'
import { listingOf } from '../features/listing/listing-of.ts'
import { prefetchStatus } from '../shell/prefetch-status.ts'
import type { PageModule, PageProps } from '../shell/page.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { usePaths } from '../shell/shop-context.ts'
import { useListingTotal } from './use-listing-total.ts'
import { prefetchPart } from '../shell/prefetch-part.ts'
import '../styles/shop-window.css'
import '../styles/collection.css'

const Filters = createLazyIsland('filters', () => import('../features/listing/listing-filters.tsx'))

/** Pictures that are on the screen before scrolling: two on a phone, five on a desktop. */
const priorityCount = 2

function CollectionPage({ params, search }: PageProps) {
  const paths = usePaths()
  const listing = listingOf({ params, search })
  const { selection } = parseListingAddress(search)
  const collection = useCollection(listing.handle)
  const total = useListingTotal(listing)
  const title = collection.status === 'ready' ? collection.value.title : { text: '', lang: 'en' as const }
  const description = collection.status === 'ready' ? collection.value.descriptionHtml : null
  const isWhole = toListingSearch({ selection: { ...selection, sort: noSelection.sort }, pageNo: 1 }) === ''
  const path = paths.collection(listing.handle)
  const pageHref = (pageNo: number) => paths.collection(listing.handle, toListingSearch({ selection, pageNo }))
  return (
    <div className="collection">
      <Breadcrumb steps={[]} current={title} />
      <CollectionHeader title={title} count={total} />
      <Filters />
      <div id="products" className="collection-products" tabIndex={-1}>
        <ProductListingWidget
          listing={listing}
          title={title.text}
          priorityCount={priorityCount}
          formAction={paths.cartForm}
          productHref={paths.product}
          pageHref={pageHref}
          clearHref={isWhole ? undefined : path}
          onPageInView={(pageNo) => {
            // A list that was left is there until the next page has come.
            if (location.pathname === path) history.replaceState(history.state, '', pageHref(pageNo))
          }}
        />
      </div>
      {description === null ? null : (
        <CollectionDescription title={title} html={trustedHtml(description.text)} lang={description.lang} />
      )}
    </div>
  )
}

/** A collection: its title, its filters, its products page after page, its text [12.1]. */
export const page: PageModule = {
  Component: CollectionPage,
  async prefetch({ ports, queryClient, locale, ...address }) {
    const listing = { ...listingOf(address), locale }
    const [collection] = await Promise.all([
      prefetchStatus(queryClient.query(collectionOptions(ports, listing))),
      prefetchPart(queryClient.infiniteQuery(listingOptions(ports, listing))),
      prefetchPart(queryClient.query(filterOptionsOptions(ports, listing))),
    ])
    return collection
  },
  head: async (context) => (await import('../features/head/heads.ts')).collectionHead(context),
}
