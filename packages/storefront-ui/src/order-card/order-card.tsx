import { formatInr, formatOrderDate } from '@krishi/storefront-core/format'
import type { Order } from '@krishi/storefront-core/orders'
import { useId } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { OrderStatus } from '../order-status/index.ts'
import { OrderedLines } from '../ordered-lines/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { TruckIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of an order in a list. */
export interface OrderCardProps extends RootProps<HTMLElement> {
  readonly order: Pick<
    Order,
    'name' | 'createdAt' | 'lineItems' | 'currentTotalPrice' | 'isAdvAmountAvailable' | 'advAmount'
  >
  /** As `orderStatus` of core gives it. */
  readonly status: string
  /** Its page. */
  readonly href: string
  /** Called when the shopper wants to know where its parcel is; without it there is no button [31.3]. */
  readonly onTrack?: (() => void) | undefined
  readonly messages?: MessageOverrides<typeof en>
}

/** An order in a list: its name, when it was placed, how it stands, what was bought and what it costs [31.4]. Renders an `<article>`. */
export function OrderCard({ order, status, href, onTrack, messages, ...root }: OrderCardProps) {
  const t = usePlainMessages('orderCard', en, messages)
  const titleId = useId()
  const { isAdvAmountAvailable = false, advAmount = 0 } = order
  return (
    <article {...root} data-scope="order-card" data-part="root" aria-labelledby={titleId}>
      <header data-scope="order-card" data-part="header">
        <h2 id={titleId} data-scope="order-card" data-part="name" translate="no">
          {order.name}
        </h2>
        <p data-scope="order-card" data-part="placed">
          {t('placedOn', { date: formatOrderDate(order.createdAt) })}
        </p>
        <OrderStatus status={status} />
      </header>
      <OrderedLines lines={order.lineItems} />
      <dl data-scope="order-card" data-part="sums">
        {isAdvAmountAvailable ? (
          <div data-scope="order-card" data-part="advance">
            <dt>{t('advance')}</dt>
            <dd translate="no">{formatInr(advAmount)}</dd>
          </div>
        ) : null}
        <div data-scope="order-card" data-part="total">
          <dt>{t('total')}</dt>
          <dd translate="no">{formatInr(order.currentTotalPrice)}</dd>
        </div>
      </dl>
      <div data-scope="order-card" data-part="actions">
        <LinkButton tone="secondary" href={href} aria-label={t('detailsOf', { order: order.name })}>
          {t('details')}
        </LinkButton>
        {onTrack ? (
          <Button tone="quiet" icon={<TruckIcon />} onClick={onTrack} aria-label={t('trackOf', { order: order.name })}>
            {t('track')}
          </Button>
        ) : null}
      </div>
    </article>
  )
}
