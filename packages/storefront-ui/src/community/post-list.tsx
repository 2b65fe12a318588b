import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import { LinkButton, insteadOfLink } from '../primitives/button/index.ts'
import { EmptyState, FieldDrawing } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import type { ListStatus, PostFacts } from './community.types.ts'
import en from './messages/en.json'
import { PostCard } from './post-card.tsx'
import type { PostCardProps } from './post-card.tsx'
import type { Words } from './post-parts.tsx'

/** Props of a list of posts. */
export interface PostListProps extends Omit<PostCardProps, 'post' | keyof RootProps>, RootProps {
  posts: readonly PostFacts[]
  status: ListStatus
  /** Address of the next page: the way to more for those without scripts, and from where a page is long enough. */
  nextHref?: string | undefined
  /** Address of an earlier page, for a list that does not begin at its beginning. */
  previousHref?: string | undefined
  /** Called instead of following the link to more; absent where the next page takes the place of this one. */
  onLoadMore?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** What can be done where there is none. */
  emptyAction?: ReactNode
  /** Draws the cells instead of all of them, for hundreds of posts: `virtualCells` of `primitives/virtual-grid` in the list. */
  layOut?: ((cards: readonly ReactElement[], list: HTMLElement | null) => ReactNode) | undefined
}

/** Posts one under the other, and the way to more [34.1]. Renders a `<div>` around a list. */
export function PostList(props: PostListProps) {
  const { posts, status, nextHref, previousHref, onLoadMore, onRetry, emptyAction, layOut } = props
  const t = useWidgetMessages('community', en)
  const [list, setList] = useState<HTMLElement | null>(null)
  const { onLike, onChoose, onWatch } = props
  const cards = posts.map((post) => (
    <PostCard key={post.id} post={post} onLike={onLike} onChoose={onChoose} onWatch={onWatch} />
  ))
  const isLoading = status === 'loading' || status === 'loading-more'
  const isEmpty = posts.length === 0 && (status === 'ready' || status === 'ended')
  const earlier =
    previousHref === undefined ? null : (
      <LinkButton tone="secondary" href={previousHref} rel="prev">
        {t('showEarlier')}
      </LinkButton>
    )
  return (
    <div {...rootOf(props)} data-scope="community" data-part="frame" data-status={status}>
      {posts.length > 0 && earlier ? <More>{earlier}</More> : null}
      {posts.length > 0 ? (
        <ul
          ref={setList}
          data-scope="community"
          data-part="list"
          aria-label={t('list')}
          aria-busy={isLoading || undefined}
        >
          {layOut?.(cards, list) ??
            cards.map((card) => (
              <li key={card.key} data-scope="community" data-part="cell">
                {card}
              </li>
            ))}
        </ul>
      ) : null}
      {status === 'loading' ? <Skeleton lines={8} /> : null}
      <div role="status">{isLoading ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}</div>
      {isEmpty ? <NoPosts earlier={earlier} action={emptyAction} t={t} /> : null}
      {status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={onRetry} /> : null}
      {nextHref !== undefined && (status === 'ready' || status === 'loading-more') ? (
        <More>
          <LinkButton
            tone="secondary"
            href={nextHref}
            rel="next"
            aria-busy={status === 'loading-more' || undefined}
            onClick={onLoadMore && insteadOfLink(onLoadMore)}
          >
            {t('loadMore')}
          </LinkButton>
        </More>
      ) : null}
      {status === 'ended' && posts.length > 0 ? <More>{t('end')}</More> : null}
    </div>
  )
}

interface NoPostsProps {
  /** The way back from beyond the last page. */
  readonly earlier: ReactNode
  readonly action: ReactNode
  readonly t: Words
}

/** Says that there are none, or none after the earlier ones. */
function NoPosts({ earlier, action, t }: NoPostsProps) {
  return (
    <EmptyState as="p" drawing={<FieldDrawing />} title={t(earlier ? 'end' : 'empty')} action={earlier ?? action}>
      {earlier ? null : <p>{t('emptyText')}</p>}
    </EmptyState>
  )
}

/** The way to more at either end of the list, or the word that there is none. */
function More({ children }: { readonly children: ReactNode }) {
  return (
    <p data-scope="community" data-part="more">
      {children}
    </p>
  )
}
