import { allPosts } from '@krishi/storefront-core/community'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { postsOptions, totalsOptions } from '@krishi/storefront-hooks/community'
import { createLazyIsland } from '@krishi/storefront-host/hydration'
import en from '../features/vedika/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import { prefetchSignedIn } from '../features/account/prefetch-signed-in.ts'
import { prefetchStatus } from '../shell/prefetch-status.ts'
import { prefetchPart } from '../shell/prefetch-part.ts'
import '../styles/shop-window.css'
import '../styles/community.css'

const AuthorParts = createLazyIsland('community-author', () => import('../features/vedika/author-parts.tsx'))

function AuthorPage() {
  return <AuthorParts />
}

/** A farmer's questions, numbers and badges [34.8]; what it shows is an island. */
export const page: PageModule = {
  Component: AuthorPage,
  async prefetch(context) {
    const { ports, queryClient, params, search } = context
    const userId = params['userId'] ?? ''
    const list = { filter: allPosts, userId, firstPage: parsePageNo(search) }
    const [status] = await Promise.all([
      prefetchStatus(queryClient.query(totalsOptions(ports, userId))),
      prefetchPart(queryClient.infiniteQuery(postsOptions(ports, list))),
      prefetchSignedIn(context),
    ])
    return status
  },
  head: ({ textsOf }) => ({ title: textsOf('vedika', en)('authorTitle') }),
}
