import type { ReactElement, ReactNode, RefCallback } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { LinkButton, insteadOfLink } from '../primitives/button/index.ts'
import { EmptyState, SearchDrawing } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { ProductCardSkeleton } from '../product-card/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** `ready` may have more, `ended` has not [12.2]; `failed` keeps the cards that are there [12.4]. */
export type ProductGridStatus = 'loading' | 'ready' | 'loading-more' | 'loading-earlier' | 'ended' | 'failed'

/** Props of a grid of products. */
export interface ProductGridProps extends RootProps {
  /** What the list holds, such as the title of its collection. */
  title: string
  /** The cards, each with a key. */
  children?: readonly ReactElement[] | null | undefined
  status: ProductGridStatus
  /** How many there are in all, where that is known. */
  total?: number | undefined
  /** Cards that are rendered as place holders. @default 8 while it loads, else none */
  skeletonCount?: number | undefined
  /** Address of the next page: the way to more for those without scripts, and for search engines. */
  nextHref?: string | undefined
  /** Called for "Load more" instead of following its link. */
  onLoadMore?: (() => void) | undefined
  /** Address of the page before the first card, for a list that does not begin at its beginning; without cards it is past its end. */
  previousHref?: string | undefined
  /** Called for "Show earlier products" instead of following its link. */
  onLoadEarlier?: (() => void) | undefined
  /** Address of the list without filters: the way on when there is nothing [12.6]. */
  clearHref?: string | undefined
  onRetry?: (() => void) | undefined
  /** What to say when there is none. @default 'No products found', with "Clear filters" where there is a `clearHref` */
  empty?: ReactNode
  /** Draws the cells instead of all of them, for hundreds of cards: `virtualCells` of `primitives/virtual-grid`. */
  layOut?: ((cards: readonly ReactElement[]) => ReactNode) | null | undefined
  /** The element after the last card, a place holder or the foot; who observes it loads the next page in time. */
  sentinelRef?: RefCallback<HTMLElement> | undefined
  messages?: MessageOverrides<typeof en>
}

/** Two rows of a wide screen. What is below them is far away, and its frame is enough. */
const wholeSkeletons = 8

/** Products in 2, 3, 4 or 5 columns, by the width that it is given [12.1]. Renders a `<div>` around a list. */
export function ProductGrid(props: ProductGridProps) {
  const { title, status, total, skeletonCount, empty, layOut, sentinelRef, onRetry } = props
  const t = useWidgetMessages('productGrid', en, props.messages)
  const cards = props.children ?? []
  const loading = status.startsWith('loading')
  const skeletons = skeletonCount ?? (loading && status !== 'loading-earlier' ? wholeSkeletons : 0)
  const isFollowedAtFoot = loading || skeletons === 0
  const nothing = cards.length === 0 && (status === 'ready' || status === 'ended')
  const pastEnd = nothing && props.previousHref !== undefined
  return (
    <div {...rootOf(props)} data-scope="product-grid" data-part="root" data-status={status}>
      {props.previousHref === undefined || pastEnd ? null : (
        <div data-scope="product-grid" data-part="earlier">
          <Earlier {...props} t={t} />
        </div>
      )}
      {cards.length + skeletons > 0 ? (
        <ul
          data-scope="product-grid"
          data-part="list"
          aria-label={t('list', { title, count: total ?? cards.length })}
          aria-busy={loading || undefined}
        >
          {layOut?.(cards) ??
            cards.map((card, index) => (
              <li key={card.key ?? index} data-scope="product-grid" data-part="cell">
                {card}
              </li>
            ))}
          <PlaceHolders from={cards.length} count={skeletons} firstRef={isFollowedAtFoot ? undefined : sentinelRef} />
        </ul>
      ) : null}
      {pastEnd ? (
        <EmptyState drawing={<SearchDrawing />} title={t('end')} as="p" action={<Earlier {...props} t={t} />} />
      ) : null}
      {nothing && !pastEnd ? (empty ?? <Nothing clearHref={props.clearHref} t={t} />) : null}
      {status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={onRetry} /> : null}
      <div data-scope="product-grid" data-part="more" ref={isFollowedAtFoot ? sentinelRef : undefined}>
        {/* Keyed by total, so that a new list is not announced here: the page announces its size. */}
        <div key={total} data-scope="product-grid" data-part="status" role="status">
          {loading ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
          {cards.length > 0 && !loading ? <Shown {...props} shown={cards.length} t={t} /> : null}
        </div>
        {cards.length > 0 && status === 'ready' && props.nextHref !== undefined ? (
          <LinkButton tone="secondary" href={props.nextHref} rel="next" onClick={insteadOfLink(props.onLoadMore)}>
            {t('loadMore')}
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}

function Earlier({ previousHref, onLoadEarlier, t }: ProductGridProps & Pick<ShownProps, 't'>) {
  return previousHref === undefined ? null : (
    <LinkButton tone="secondary" href={previousHref} rel="prev" onClick={insteadOfLink(onLoadEarlier)}>
      {t('showEarlier')}
    </LinkButton>
  )
}

interface PlaceHoldersProps {
  /** How many cards are before them. */
  readonly from: number
  readonly count: number
  readonly firstRef: RefCallback<HTMLElement> | undefined
}

function PlaceHolders({ from, count, firstRef }: PlaceHoldersProps) {
  return Array.from({ length: count }, (_, index) => (
    <li
      // Keyed by position: new cards replace the first skeletons and the others keep their place.
      key={from + index}
      ref={index > 0 ? undefined : firstRef}
      data-scope="product-grid"
      data-part="cell"
      aria-hidden="true"
    >
      <ProductCardSkeleton isBare={index >= wholeSkeletons} />
    </li>
  ))
}

interface ShownProps extends Pick<ProductGridProps, 'status' | 'total'> {
  readonly shown: number
  readonly t: Translate<keyof typeof en>
}

function Shown({ status, total, shown, t }: ShownProps) {
  if (status === 'ended') {
    return (
      <p data-scope="product-grid" data-part="end">
        {t('end')}
      </p>
    )
  }
  return total === undefined ? null : (
    <p data-scope="product-grid" data-part="count">
      {t('shown', { shown, total })}
    </p>
  )
}

function Nothing({ clearHref, t }: Pick<ProductGridProps, 'clearHref'> & Pick<ShownProps, 't'>) {
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={t('empty')}
      as="p"
      action={clearHref === undefined ? undefined : <LinkButton href={clearHref}>{t('clear')}</LinkButton>}
    />
  )
}
