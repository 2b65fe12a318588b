import { collectionOptions, listingOptions, useCollection } from '@krishi/storefront-hooks/catalog'
import { CollectionDescription, CollectionHeader } from '@krishi/storefront-ui/collection-header'
import { toSafeHtml } from '@krishi/storefront-ui/primitives/safe-html'
import { ProductListingWidget } from '@krishi/storefront-widgets/product-listing'
import { collectionHead } from '../head/collection-head.ts'
import { prefetchStatus } from '../routes/prefetch-status.ts'
import type { PageModule, PageProps } from '../routes/page.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { useListingTotal } from './use-listing-total.ts'
import { usePaths } from '../shell/shop-context.ts'
import { readPageNo } from '../routes/read-page-no.ts'
import '../styles/shop-window.css'
import '../styles/collection.css'

/** Pictures that are on the screen before scrolling: two on a phone, five on a desktop. */
const priorityCount = 2

function CollectionPage({ params, search }: PageProps) {
  const paths = usePaths()
  const handle = params['handle'] ?? ''
  const collection = useCollection(handle)
  const firstPage = readPageNo(search)
  const total = useListingTotal(handle, firstPage)
  const title = collection.status === 'ready' ? collection.value.title : { text: '', lang: 'en' as const }
  const description = collection.status === 'ready' ? collection.value.descriptionHtml : null
  return (
    <div className="collection">
      <Breadcrumb steps={[]} />
      <CollectionHeader title={title} count={total} />
      <ProductListingWidget
        handle={handle}
        title={title.text}
        firstPage={firstPage}
        priorityCount={priorityCount}
        formAction={paths.cartForm}
        productHref={paths.product}
        pageHref={(pageNo) => paths.collectionPage(handle, pageNo)}
      />
      {description === null ? null : (
        <CollectionDescription title={title} html={toSafeHtml(description.text)} lang={description.lang} />
      )}
    </div>
  )
}

/** A collection: its title, its products page after page, its text [12.1]. */
export const page: PageModule = {
  Component: CollectionPage,
  async prefetch({ ports, queryClient, locale, params, search }) {
    const handle = params['handle'] ?? ''
    const [collection] = await Promise.all([
      prefetchStatus(queryClient.fetchQuery(collectionOptions(ports, { handle, locale }))),
      queryClient.prefetchInfiniteQuery(listingOptions(ports, { handle, locale, firstPage: readPageNo(search) })),
    ])
    return collection
  },
  head: collectionHead,
}
