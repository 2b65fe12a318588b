import { readFeedFilter } from '@krishi/storefront-core/community'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { postsOptions } from '@krishi/storefront-hooks/community'
import en from '../vedika/messages/en.json'
import type { PageModule } from '../routes/page.ts'
import { prefetchSignedIn } from '../routes/prefetch-signed-in.ts'
import { prefetchStatus } from '../routes/prefetch-status.ts'
import { createLazyIsland } from '../shell/lazy-island.tsx'
import '../styles/shop-window.css'
import '../styles/community.css'

const FeedParts = createLazyIsland('community-feed', () => import('../vedika/feed-parts.tsx'))

function PostsPage() {
  return <FeedParts />
}

/** What farmers ask each other [34.1]; what it shows is an island. */
export const page: PageModule = {
  Component: PostsPage,
  async prefetch(context) {
    const { ports, queryClient, search } = context
    const filter = readFeedFilter(search)
    await prefetchSignedIn(context)
    // Whose posts are the shopper's own, and where nearby is, only the browser knows.
    if (filter.kind === 'own' || filter.kind === 'nearby') return 200
    return prefetchStatus(
      queryClient.fetchInfiniteQuery(postsOptions(ports, { filter, firstPage: parsePageNo(search) })),
    )
  },
  head({ textsOf }) {
    const t = textsOf('vedika', en)
    return { title: t('title'), description: t('description'), canonicalPath: '/kisan-vedika/posts' }
  },
}
