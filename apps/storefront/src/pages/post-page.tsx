import { createLazyIsland } from '@krishi/storefront-host/hydration'
import type { PageModule } from '../shell/page.ts'
import '../styles/shop-window.css'
import '../styles/community.css'

const PostPageParts = createLazyIsland('community-post', () => import('../features/vedika/post-page-parts.tsx'))

function PostPage() {
  return <PostPageParts />
}

/** A question with its answers [34.2, 34.4]; what it shows is an island. */
export const page: PageModule = {
  Component: PostPage,
  // Apart: a page that the server has rendered reads nothing, and these reads bring 13 KiB along.
  prefetch: async (context) => (await import('../features/vedika/community-reads.ts')).prefetchPost(context),
  head: async (context) => (await import('../features/vedika/community-heads.ts')).postHead(context),
}
