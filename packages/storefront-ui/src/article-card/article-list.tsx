import { Children } from 'react'
import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { LinkButton, insteadOfLink } from '../primitives/button/index.ts'
import { EmptyState, SearchDrawing } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of a list of articles. */
export interface ArticleListProps extends RootProps {
  /** What the list holds. */
  title: string
  /** The cards, each with a key. */
  children?: ReactNode
  /** `ended` has no more; `failed` keeps the cards that are there. */
  status: 'loading' | 'ready' | 'loading-more' | 'ended' | 'failed'
  /** Address of the next page: the way to more for those without scripts. */
  nextHref?: string | undefined
  /** Address of an earlier page, for a list that does not begin at its beginning; without articles it is past its end. */
  previousHref?: string | undefined
  /** Called for "Load more" instead of following its link. */
  onLoadMore?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** What to say when there is none. */
  empty?: ReactNode
  messages?: MessageOverrides<typeof en> | undefined
}

const skeletonCount = 4

/** Articles in one to three columns, and the way to more. Renders a `<div>` around a list. */
export function ArticleList(props: ArticleListProps) {
  const { title, children, status, nextHref, previousHref, onLoadMore, onRetry, empty } = props
  const t = usePlainMessages('articleCard', en, props.messages)
  const cards = Children.toArray(children)
  const loading = status === 'loading' || status === 'loading-more'
  const nothing = cards.length === 0 && (status === 'ready' || status === 'ended')
  const earlier =
    previousHref === undefined ? null : (
      <LinkButton tone="secondary" href={previousHref} rel="prev">
        {t('showEarlier')}
      </LinkButton>
    )

  return (
    <div {...rootOf(props)} data-scope="article-card" data-part="frame" data-status={status}>
      {cards.length > 0 && earlier ? (
        <p data-scope="article-card" data-part="more">
          {earlier}
        </p>
      ) : null}
      {cards.length > 0 || loading ? (
        <ul data-scope="article-card" data-part="list" aria-label={title} aria-busy={loading || undefined}>
          {children}
          {Array.from({ length: loading ? skeletonCount : 0 }, (_, index) => (
            <li key={`skeleton-${index}`} aria-hidden="true">
              <div data-scope="article-card" data-part="root">
                <div data-scope="article-card" data-part="tile" />
                <div data-scope="article-card" data-part="words">
                  <Skeleton lines={4} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="status">{loading ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}</div>
      {nothing && earlier ? <EmptyState drawing={<SearchDrawing />} title={t('end')} as="p" action={earlier} /> : null}
      {nothing && !earlier ? empty : null}
      {status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={onRetry} /> : null}
      {status === 'ready' && nextHref !== undefined ? (
        <p data-scope="article-card" data-part="more">
          <LinkButton tone="secondary" href={nextHref} rel="next" onClick={insteadOfLink(onLoadMore)}>
            {t('loadMore')}
          </LinkButton>
        </p>
      ) : null}
    </div>
  )
}
