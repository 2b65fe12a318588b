import { formatDayMonth, formatInr } from '@krishi/storefront-core/format'
import type { Instant } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import type { OrderRefund } from '@krishi/storefront-core/orders'
import type { ReactNode } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { LinkButton } from '../primitives/button/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { CheckCircleIcon, PhoneIcon } from '../primitives/icon/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { WrittenText } from '../primitives/text/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** What the page tells of a placed order [31.5]. */
export interface PlacedOrder {
  /** What people read out, such as "BH10042". */
  readonly orderName: string
  /** What is paid: all of it, or an advance; 0 for nothing. */
  readonly paid: Paise
  /** What is paid on delivery. */
  readonly due: Paise
  /** What of the payment came back. @default none */
  readonly refunds?: readonly OrderRefund[]
  /** The days between which the parcel should come; null where the shop promises none. */
  readonly arrives: { readonly from: Instant; readonly to: Instant } | null
  readonly deliveryName: string
  /** House, street, place: one entry a line. */
  readonly deliveryLines: readonly string[]
  /** Coins that the order earns; 0 shows nothing. */
  readonly coins: number
  /** What it costs, with a heading of its own, such as a `BillingSummary`. */
  readonly summary: ReactNode
}

/** Whether the order is known yet. */
export type OrderSuccessState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; onRetry: () => void }
  | { readonly status: 'ready'; readonly order: PlacedOrder }

export interface OrderSuccessProps extends RootProps<HTMLElement> {
  readonly state: OrderSuccessState
  readonly shopHref: string
  /** Null for guests, who have no list of orders [31.5]. */
  readonly ordersHref: string | null
  /** Digits of the help line. */
  readonly helpNumber?: string | undefined
  readonly messages?: MessageOverrides<typeof en>
}

type Words = Translate<keyof typeof en>

/**
 * Thank you: the order's number, what happens next with dates, what was bought, who helps [31.5]. Renders an
 * `<article>` whose heading is one element in every state, so that the focus that a page gives it stays there.
 */
export function OrderSuccess(props: OrderSuccessProps) {
  const { state } = props
  const t = useWidgetMessages('orderSuccess', en, props.messages)
  const order = state.status === 'ready' ? state.order : null
  return (
    <article
      {...rootOf(props)}
      data-scope="order-success"
      data-part="root"
      aria-busy={state.status === 'loading' || undefined}
    >
      <header data-scope="order-success" data-part="header">
        {order ? (
          <span data-scope="order-success" data-part="sign">
            <CheckCircleIcon size={24} />
          </span>
        ) : null}
        <h1>{t(order ? 'title' : 'openTitle')}</h1>
        {order ? (
          <p>
            {t('orderNumber')}{' '}
            <strong data-scope="order-success" data-part="number" translate="no">
              {order.orderName}
            </strong>
          </p>
        ) : null}
      </header>
      <div data-scope="order-success" data-part="status" role="status">
        {state.status === 'loading' ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
      </div>
      {state.status === 'loading' ? <Skeleton lines={6} /> : null}
      {state.status === 'failed' ? (
        <ErrorNotice title={t('failed')} onRetry={state.onRetry}>
          {t('failedText')}
        </ErrorNotice>
      ) : null}
      {order ? <OrderParts order={order} t={t} /> : null}
      {state.status === 'loading' ? null : <WaysOn {...props} t={t} />}
    </article>
  )
}

function OrderParts({ order, t }: { order: PlacedOrder; t: Words }) {
  const { locale } = useUi()
  const day = (instant: Instant) => formatDayMonth(instant, locale)
  return (
    <>
      <section data-scope="order-success" data-part="next" aria-label={t('nextTitle')}>
        <h2>{t('nextTitle')}</h2>
        <ol>
          <li>{t('nextPacked')}</li>
          {order.arrives && <li>{t('nextArrives', { from: day(order.arrives.from), to: day(order.arrives.to) })}</li>}
          {order.paid > 0 ? <li>{t('nextPaid', { amount: formatInr(order.paid) })}</li> : null}
          {order.refunds?.map(({ amount, time }, index) => (
            <li key={index}>{t('cameBack', { amount: formatInr(amount), day: day(time) })}</li>
          ))}
          {order.due > 0 ? <li>{t('nextPayCod', { amount: formatInr(order.due) })}</li> : null}
        </ol>
        {order.coins > 0 ? (
          <p data-scope="order-success" data-part="coins">
            {t('coins', { count: order.coins })}
          </p>
        ) : null}
      </section>
      <section data-scope="order-success" data-part="address" aria-label={t('deliverTo')}>
        <h2>{t('deliverTo')}</h2>
        <address translate="no">
          <WrittenText as="strong" text={order.deliveryName} />
          {order.deliveryLines.map((line) => (
            <WrittenText key={line} text={line} />
          ))}
        </address>
      </section>
      <div data-scope="order-success" data-part="summary">
        {order.summary}
      </div>
    </>
  )
}

function WaysOn({ shopHref, ordersHref, helpNumber, t }: Omit<OrderSuccessProps, 'state'> & { t: Words }) {
  const { Link } = useUi()
  return (
    <footer data-scope="order-success" data-part="footer">
      <LinkButton tone="primary" href={shopHref}>
        {t('continueShopping')}
      </LinkButton>
      {ordersHref === null ? null : <Link href={ordersHref}>{t('myOrders')}</Link>}
      {helpNumber ? (
        <a href={`tel:+91${helpNumber}`}>
          <PhoneIcon />
          {t('help', { number: helpNumber })}
        </a>
      ) : null}
    </footer>
  )
}
