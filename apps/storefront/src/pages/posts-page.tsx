import { createLazyIsland } from '@krishi/storefront-host/hydration'
import en from '../features/vedika/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import '../styles/shop-window.css'
import '../styles/community.css'

const FeedParts = createLazyIsland('community-feed', () => import('../features/vedika/feed-parts.tsx'))

function PostsPage() {
  return <FeedParts />
}

/** What farmers ask each other [34.1]; what it shows is an island. */
export const page: PageModule = {
  Component: PostsPage,
  // Apart: a page that the server has rendered reads nothing, and these reads bring 13 KiB along.
  prefetch: async (context) => (await import('../features/vedika/community-reads.ts')).prefetchFeed(context),
  head({ textsOf }) {
    const t = textsOf('vedika', en)
    return { title: t('title'), description: t('description'), canonicalPath: '/kisan-vedika/posts' }
  },
}
