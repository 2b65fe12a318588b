import { languageOfText } from '@krishi/storefront-core/format'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { usePost } from '@krishi/storefront-hooks/community'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { AnswerFormWidget, AnswersWidget, PostWidget } from '@krishi/storefront-widgets/community'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { useCommunity } from './use-community.ts'

/** All of the page of a post: the question, its answers, the field for another [34.2, 34.4]. A lazy island. */
export default function PostPageParts() {
  const { t, locale, paths, communityPaths, notices, navigate, params, search, signInHref, onRefused } = useCommunity()
  const post = usePost(params['postId'] ?? '')
  if (post.status === 'loading') return <Skeleton lines={8} />
  if (post.status === 'failed') return <ErrorNotice title={t('postFailed')} onRetry={post.retry} />
  const { id, title } = post.value
  return (
    <div className="community">
      <Breadcrumb
        steps={[{ name: t('title'), href: paths.posts('') }]}
        current={{ text: title, lang: languageOfText(title, locale) }}
      />
      <PostWidget
        post={post.value}
        paths={communityPaths}
        onRefused={onRefused}
        onReported={() => notices.show({ text: t('reported') })}
        onDeleted={() => {
          notices.show({ text: t('deleted') })
          navigate(paths.posts(''), { replace: true })
        }}
      />
      <AnswersWidget
        post={post.value}
        firstPage={parsePageNo(search)}
        paths={communityPaths}
        pageHref={(pageNo) => `${paths.post(id)}?pageNo=${pageNo}`}
        onRefused={onRefused}
      />
      <AnswerFormWidget post={post.value} firstPage={parsePageNo(search)} signInHref={signInHref} />
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </div>
  )
}
