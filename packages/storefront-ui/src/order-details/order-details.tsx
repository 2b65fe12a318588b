import { formatOrderDate } from '@krishi/storefront-core/format'
import type { Instant } from '@krishi/storefront-core/format'
import type { OrderRefund } from '@krishi/storefront-core/orders'
import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { OrderStatus } from '../order-status/index.ts'
import type { OrderedLine } from '../ordered-lines/index.ts'
import { LinkButton } from '../primitives/button/index.ts'
import { EmptyState, ParcelDrawing } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { OrderFacts } from './order-facts.tsx'
import { OrderParcels } from './order-parcels.tsx'

/** A parcel as the page of its order shows it [31.2]. */
export interface ShownParcel {
  /** As a carrier says it, or `fulfilled` before it has said anything. */
  readonly status: string
  readonly carrier: string
  readonly trackingNumber: string | null
  /** The day on which it left. */
  readonly sentAt: Instant
  readonly lines: readonly OrderedLine[]
  /** Called when the shopper wants to know where it is; absent where that cannot be told any more [31.3]. */
  readonly onTrack?: (() => void) | undefined
}

/** An order as its page shows it. */
export interface ShownOrder {
  readonly name: string
  /** ISO instant. */
  readonly createdAt: string
  /** As `orderStatus` of core gives it. */
  readonly status: string
  readonly isCancelled: boolean
  readonly parcels: readonly ShownParcel[]
  /** What is in no parcel. */
  readonly unsent: readonly OrderedLine[]
  /** The days between which what is not sent should come; null for what is cancelled or sent. */
  readonly expected: { readonly from: Instant; readonly to: Instant } | null
  readonly deliveryName: string
  /** House, street, place, phone: one entry a line. */
  readonly deliveryLines: readonly string[]
  /** What it costs, with a heading of its own; null where nothing was to be paid. */
  readonly summary: ReactNode
  /** What of the payment came back. */
  readonly refunds: readonly OrderRefund[]
}

/** Whether the order is known yet. `missing` is nobody's order, or somebody else's. */
export type OrderDetailsState =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; onRetry: () => void }
  | { readonly status: 'ready'; readonly order: ShownOrder }

/** Who sells, as a bill names it; null names nobody. */
export interface BillSeller {
  readonly name: string
  readonly address: string
}

export interface OrderDetailsProps extends RootProps {
  readonly state: OrderDetailsState
  /** The list of orders. */
  readonly ordersHref: string
  readonly policyHref: string
  /** Where a guest proves the mobile number of an order; null for whoever is signed in. */
  readonly signInHref: string | null
  /** Digits of the help line. */
  readonly helpNumber?: string | undefined
  readonly seller?: BillSeller | null
  /** Called when the shopper wants the bill on paper. */
  readonly onPrint: () => void
  /** Buys all of it again, and says how that went. */
  readonly buyAgain: ReactNode
  readonly messages?: MessageOverrides<typeof en>
}

/**
 * An order: how it stands, its parcels and what is not sent yet, where it goes, what it cost, what can be done [31.1, 31.2, 31.3].
 * Printed it is a bill. Renders an `<article>` whose heading is one element in every state.
 */
export function OrderDetails(props: OrderDetailsProps) {
  const { state, ordersHref, signInHref, messages } = props
  const t = usePlainMessages('orderDetails', en, messages)
  const order = state.status === 'ready' ? state.order : null
  if (state.status === 'missing') {
    const wayOn =
      signInHref === null ? (
        <LinkButton href={ordersHref}>{t('orders')}</LinkButton>
      ) : (
        <LinkButton href={signInHref}>{t('signIn')}</LinkButton>
      )
    return (
      <EmptyState {...rootOf(props)} as="h1" drawing={<ParcelDrawing />} title={t('missing')} action={wayOn}>
        <p>{t(signInHref === null ? 'missingOwn' : 'missingText')}</p>
      </EmptyState>
    )
  }
  return (
    <article
      {...rootOf(props)}
      data-scope="order-details"
      data-part="root"
      aria-busy={state.status === 'loading' || undefined}
    >
      <header data-scope="order-details" data-part="header">
        <h1>
          {t('title')}{' '}
          {order ? (
            <span data-scope="order-details" data-part="name" translate="no">
              {order.name}
            </span>
          ) : null}
        </h1>
        {order ? (
          <p data-scope="order-details" data-part="placed">
            {t('placedOn', { date: formatOrderDate(order.createdAt) })} <OrderStatus status={order.status} />
          </p>
        ) : null}
      </header>
      <div role="status">{state.status === 'loading' ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}</div>
      {state.status === 'loading' ? <Skeleton lines={8} /> : null}
      {state.status === 'failed' ? (
        <ErrorNotice title={t('failed')} onRetry={state.onRetry}>
          {t('failedText')}
        </ErrorNotice>
      ) : null}
      {order ? <OrderParcels order={order} t={t} /> : null}
      {order ? <OrderFacts {...props} order={order} t={t} /> : null}
    </article>
  )
}
