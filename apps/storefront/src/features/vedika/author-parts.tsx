import { allPosts } from '@krishi/storefront-core/community'
import { languageOfText } from '@krishi/storefront-core/format'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { useCommunityTotals, usePosts } from '@krishi/storefront-hooks/community'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { AuthorWidget, PostListWidget } from '@krishi/storefront-widgets/community'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { useCommunity } from './use-community.ts'

/** All of the page of an author: who it is, and what was asked [34.8]. A lazy island. */
export default function AuthorParts() {
  const { t, locale, paths, communityPaths, params, search, onRefused } = useCommunity()
  const userId = params['userId'] ?? ''
  const list = { filter: allPosts, userId, firstPage: parsePageNo(search) }
  const totals = useCommunityTotals(userId)
  const [first] = usePosts(list).items
  const name = first?.author.name ?? ''
  if (totals.status === 'loading') return <Skeleton lines={8} />
  if (totals.status === 'failed') return <ErrorNotice onRetry={totals.retry} />
  return (
    <div className="community">
      <Breadcrumb
        steps={[{ name: t('title'), href: paths.posts('') }]}
        current={name === '' ? t('authorTitle') : { text: name, lang: languageOfText(name, locale) }}
      />
      <AuthorWidget userId={userId} name={name} totals={totals.value} onRefused={onRefused} />
      <PostListWidget
        list={list}
        paths={communityPaths}
        pageHref={(pageNo) => `${paths.author(userId)}${pageNo > 1 ? `?pageNo=${pageNo}` : ''}`}
        onRefused={onRefused}
      />
    </div>
  )
}
