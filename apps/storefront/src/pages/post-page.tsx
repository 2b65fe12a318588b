import { parsePageNo } from '@krishi/storefront-core/listing'
import { commentsOptions, postOptions } from '@krishi/storefront-hooks/community'
import type { PageModule } from '../routes/page.ts'
import { prefetchSignedIn } from '../routes/prefetch-signed-in.ts'
import { prefetchStatus } from '../routes/prefetch-status.ts'
import { createLazyIsland } from '../shell/lazy-island.tsx'
import '../styles/shop-window.css'
import '../styles/community.css'

const PostPageParts = createLazyIsland('community-post', () => import('../vedika/post-page-parts.tsx'))

function PostPage() {
  return <PostPageParts />
}

/** A question with its answers [34.2, 34.4]; what it shows is an island. */
export const page: PageModule = {
  Component: PostPage,
  async prefetch(context) {
    const { ports, queryClient, params, search } = context
    const postId = params['postId'] ?? ''
    const [status] = await Promise.all([
      prefetchStatus(queryClient.fetchQuery(postOptions(ports, postId))),
      queryClient.prefetchInfiniteQuery(commentsOptions(ports, { postId, firstPage: parsePageNo(search) })),
      prefetchSignedIn(context),
    ])
    return status
  },
  head: async (context) => (await import('../vedika/community-heads.ts')).postHead(context),
}
