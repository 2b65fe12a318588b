import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { EmptyState, ParcelDrawing } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Whether the orders are known yet, and whether more of them can be asked for. */
export type OrderListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; onRetry: () => void }
  | {
      readonly status: 'ready'
      /** An `OrderCard` for each order; none where nothing was ordered. */
      readonly cards: readonly ReactNode[]
      /** Absent where all of them are shown. */
      readonly onMore?: (() => void) | undefined
      readonly isLoadingMore: boolean
      /** The next page could not be read: asking for more tries again. */
      readonly hasFailed: boolean
    }

/** Props of the orders of a shopper. */
export interface OrderListProps extends RootProps<HTMLElement> {
  readonly state: OrderListState
  readonly shopHref: string
  readonly messages?: MessageOverrides<typeof en>
}

/** The orders of a shopper, the newest first, page by page [31.4]. Renders a `<section>` whose heading is one element in every state. */
export function OrderList({ state, shopHref, messages, ...root }: OrderListProps) {
  const t = usePlainMessages('orderCard', en, messages)
  const isEmpty = state.status === 'ready' && state.cards.length === 0
  return (
    <section {...root} data-scope="order-card" data-part="list" aria-busy={state.status === 'loading' || undefined}>
      <h1>{t('title')}</h1>
      <div role="status">{state.status === 'loading' ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}</div>
      {state.status === 'loading' ? <Skeleton variant="block" height="14rem" /> : null}
      {state.status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={state.onRetry} /> : null}
      {isEmpty ? (
        <EmptyState
          drawing={<ParcelDrawing />}
          title={t('empty')}
          action={<LinkButton href={shopHref}>{t('shop')}</LinkButton>}
        />
      ) : null}
      {state.status === 'ready' ? state.cards : null}
      {state.status === 'ready' && state.hasFailed ? <ErrorNotice title={t('failed')} onRetry={state.onMore} /> : null}
      {state.status === 'ready' && state.onMore && !state.hasFailed ? (
        <Button tone="secondary" pending={state.isLoadingMore} onClick={state.onMore}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  )
}
