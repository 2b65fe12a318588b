import { Children } from 'react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { LinkButton } from '../primitives/button/index.ts'
import { EmptyState, SearchDrawing } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { ProductCardSkeleton } from '../product-card/index.ts'
import en from './messages/en.json'

/** `ready` may have more, `ended` has not [12.2]; `failed` keeps the cards that are there [12.4]. */
export type ProductGridStatus = 'loading' | 'ready' | 'loading-more' | 'ended' | 'failed'

/** Props of a grid of products. */
export interface ProductGridProps {
  /** What the list holds, such as the title of its collection. */
  title: string
  /** The cards, each with a key. */
  children?: ReactNode
  status: ProductGridStatus
  /** How many there are in all, where that is known. */
  total?: number | undefined
  /** Cards that are drawn as place holders. @default 8 for the first page, 4 for a later one */
  skeletonCount?: number | undefined
  /** Address of the next page: the way to more for those without scripts, and for search engines. */
  nextHref?: string | undefined
  /** Called for "Load more" instead of following its link. */
  onLoadMore?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** What to say when there is none. @default 'No products found' */
  empty?: ReactNode
  /** The element after the last card; who observes it loads the next page in time. */
  sentinelRef?: Ref<HTMLDivElement> | undefined
  messages?: MessageOverrides<typeof en>
}

/** Products in 2, 3, 4 or 5 columns, by the width that it is given [12.1]. Renders a `<div>` around a list. */
export function ProductGrid(props: ProductGridProps) {
  const { title, children, status, total, skeletonCount, empty, sentinelRef, onRetry } = props
  const t = useWidgetMessages('productGrid', en, props.messages)
  const cards = Children.toArray(children)
  const loading = status === 'loading' || status === 'loading-more'
  const skeletons = loading ? (skeletonCount ?? (cards.length > 0 ? 4 : 8)) : 0
  const nothing = cards.length === 0 && (status === 'ready' || status === 'ended')
  return (
    <div data-scope="product-grid" data-part="root" data-status={status}>
      {cards.length + skeletons > 0 ? (
        <ul
          data-scope="product-grid"
          data-part="list"
          aria-label={t('list', { title, count: total ?? cards.length })}
          aria-busy={loading || undefined}
        >
          {cards.map((card, index) => (
            <li key={keyOf(card, index)} data-scope="product-grid" data-part="cell">
              {card}
            </li>
          ))}
          {Array.from({ length: skeletons }, (_, index) => (
            <li key={`skeleton-${index}`} data-scope="product-grid" data-part="cell" aria-hidden="true">
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      ) : null}
      <div data-scope="product-grid" data-part="status" role="status">
        {loading ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
      </div>
      {nothing ? (empty ?? <EmptyState drawing={<SearchDrawing />} title={t('empty')} as="p" />) : null}
      {status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={onRetry} /> : null}
      {cards.length > 0 ? (
        <div data-scope="product-grid" data-part="more" ref={sentinelRef}>
          <More {...props} shown={cards.length} t={t} />
        </div>
      ) : null}
    </div>
  )
}

interface MoreProps extends Pick<ProductGridProps, 'status' | 'total' | 'nextHref' | 'onLoadMore'> {
  readonly shown: number
  readonly t: Translate<keyof typeof en>
}

function More({ status, total, nextHref, onLoadMore, shown, t }: MoreProps) {
  function loadMore(event: MouseEvent): void {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (onLoadMore === undefined || wantsNewTab) return
    event.preventDefault()
    onLoadMore()
  }

  if (status === 'ended') {
    return (
      <p data-scope="product-grid" data-part="end">
        {t('end')}
      </p>
    )
  }
  return (
    <>
      {total === undefined ? null : (
        <p data-scope="product-grid" data-part="count">
          {t('shown', { shown, total })}
        </p>
      )}
      {nextHref !== undefined && status === 'ready' ? (
        <LinkButton tone="secondary" href={nextHref} rel="next" onClick={loadMore}>
          {t('loadMore')}
        </LinkButton>
      ) : null}
    </>
  )
}

function keyOf(card: ReturnType<typeof Children.toArray>[number], index: number): string | number {
  return typeof card === 'object' && 'key' in card && card.key !== null ? card.key : index
}
