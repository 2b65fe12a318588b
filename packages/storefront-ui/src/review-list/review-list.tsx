import type { Review } from '@krishi/storefront-core/reviews'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { LinkButton, insteadOfLink } from '../primitives/button/index.ts'
import { EmptyState, FieldDrawing } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { useFocusHandover } from '../primitives/focus-handover/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { ReviewCard } from './review-card.tsx'

/** `ready` may have more, `ended` has not [19.2]; `failed` keeps the reviews that are there. */
export type ReviewListStatus = 'loading' | 'ready' | 'loading-more' | 'ended' | 'failed'

/** Props of a list of reviews. */
export interface ReviewListProps extends RootProps {
  reviews: readonly Review[]
  status: ReviewListStatus
  /** On a product's page, which shows the first ten: where all of them are [19.1]. Without it the list goes on. */
  readMoreHref?: string | undefined
  /** How many more are expected, where that is known: room is kept for them. */
  expected?: number | undefined
  /** Address of the next page, for those without scripts. */
  nextHref?: string | undefined
  /** Address of an earlier page, for a list that does not begin at its beginning; without reviews it is past its end. */
  previousHref?: string | undefined
  /** Called for "Load more" instead of following its link. */
  onLoadMore?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** Stands where there is no review, such as the way to write the first. */
  emptyAction?: ReactNode
  /** The element after the last review; who observes it loads the next page in time. */
  sentinelRef?: Ref<HTMLDivElement> | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

/** Only a full page lets one expect another [19.1]. */
const fullPage = 10

/** More than can be scrolled through before the next ten have loaded. */
const mostRoom = 50

/** What shoppers say about a product, page after page [19.1, 19.2]. Renders a `<div>` around a list. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, status, expected, onRetry, emptyAction, sentinelRef } = props
  const room: CSSProperties & Record<'--sf-review-list-count', number> = {
    '--sf-review-list-count': reviews.length + Math.min(expected ?? 0, mostRoom),
  }
  const t = useWidgetMessages('reviewList', en, props.messages)
  // Observe the place of the next items, not the end of the skeletons.
  const isRoomKept = expected !== undefined && reviews.length > 0
  const loading = status === 'loading' || status === 'loading-more'
  const nothing = reviews.length === 0 && (status === 'ready' || status === 'ended')
  const earlier =
    props.previousHref === undefined ? null : (
      <LinkButton tone="secondary" href={props.previousHref} rel="prev">
        {t('showEarlier')}
      </LinkButton>
    )
  return (
    <div
      {...rootOf(props)}
      data-scope="review-list"
      data-part="root"
      data-status={status}
      data-room={isRoomKept ? 'kept' : undefined}
      style={isRoomKept ? { ...props.style, ...room } : props.style}
    >
      {reviews.length > 0 ? earlier : null}
      {reviews.length > 0 ? (
        <ul data-scope="review-list" data-part="list" aria-label={t('list')} aria-busy={loading || undefined}>
          {reviews.map((review) => (
            <li key={review.id} data-scope="review-list" data-part="item">
              <ReviewCard review={review} t={t} />
            </li>
          ))}
        </ul>
      ) : null}
      {loading && !isRoomKept ? <Skeleton lines={6} /> : null}
      {isRoomKept ? (
        <div data-scope="review-list" data-part="coming" ref={sentinelRef}>
          {loading && expected > 0 ? <Skeleton lines={6} /> : null}
        </div>
      ) : null}
      <div data-scope="review-list" data-part="status" role="status">
        <VisuallyHidden>
          {loading ? t('loading') : reviews.length > 0 ? t('shown', { count: reviews.length }) : ''}
        </VisuallyHidden>
      </div>
      {nothing && earlier ? <EmptyState drawing={<FieldDrawing />} title={t('end')} as="p" action={earlier} /> : null}
      {nothing && !earlier ? (
        <EmptyState drawing={<FieldDrawing />} title={t('empty')} as="p" action={emptyAction}>
          {t('emptyText')}
        </EmptyState>
      ) : null}
      {status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={onRetry} /> : null}
      {reviews.length > 0 ? (
        <div data-scope="review-list" data-part="more" ref={isRoomKept ? undefined : sentinelRef}>
          <More {...props} t={t} />
        </div>
      ) : null}
    </div>
  )
}

function More(props: ReviewListProps & { readonly t: Translate<keyof typeof en> }) {
  const { reviews, status, readMoreHref, nextHref, onLoadMore, t } = props
  const { Link } = useUi()
  const { heirRef, ...handover } = useFocusHandover<HTMLParagraphElement>(status === 'ended')

  if (readMoreHref !== undefined) {
    return reviews.length === fullPage ? (
      <Link data-scope="review-list" data-part="read-more" href={readMoreHref}>
        {t('readMore')}
      </Link>
    ) : null
  }
  if (status === 'ended') {
    return (
      <p data-scope="review-list" data-part="end" ref={heirRef} tabIndex={-1}>
        {t('end')}
      </p>
    )
  }
  // It stays while more is loading, because it may have focus.
  return nextHref !== undefined && (status === 'ready' || status === 'loading-more') ? (
    <LinkButton
      tone="secondary"
      href={nextHref}
      rel="next"
      aria-busy={status === 'loading-more' || undefined}
      onClick={insteadOfLink(onLoadMore)}
      {...handover}
    >
      {t('loadMore')}
    </LinkButton>
  ) : null
}
