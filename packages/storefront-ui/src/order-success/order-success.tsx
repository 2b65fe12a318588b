import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import type { ReactNode } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { LinkButton } from '../primitives/button/index.ts'
import { CheckCircleIcon, PhoneIcon } from '../primitives/icon/index.ts'
import en from './messages/en.json'

export interface OrderSuccessProps {
  /** What people read out, such as "BH10042". */
  readonly orderName: string
  readonly isCod: boolean
  readonly amount: Paise
  /** When the parcel should come, in words of the shopper's language. */
  readonly deliveryFrom: string
  readonly deliveryTo: string
  readonly deliveryName: string
  /** House, street, place: one entry a line. */
  readonly deliveryLines: readonly string[]
  /** Coins that the order earns; 0 shows nothing. */
  readonly coins: number
  readonly shopHref: string
  /** Null for guests, who have no list of orders [31.5]. */
  readonly ordersHref: string | null
  /** Digits of the help line. */
  readonly helpNumber?: string | undefined
  /** Products and sums. */
  readonly summary: ReactNode
  readonly messages?: MessageOverrides<typeof en>
}

/** Thank you: the order's number, what happens next with dates, what was bought, who helps [31.5]. Renders an `<article>`. */
export function OrderSuccess(props: OrderSuccessProps) {
  const { Link } = useUi()
  const t = useWidgetMessages('orderSuccess', en, props.messages)
  const amount = formatInr(props.amount)
  return (
    <article data-scope="order-success" data-part="root">
      <header data-scope="order-success" data-part="header">
        <span data-scope="order-success" data-part="sign">
          <CheckCircleIcon size={24} />
        </span>
        <h1>{t('title')}</h1>
        <p>
          {t('orderNumber')}{' '}
          <strong data-scope="order-success" data-part="number" translate="no">
            {props.orderName}
          </strong>
        </p>
      </header>
      <section data-scope="order-success" data-part="next" aria-label={t('nextTitle')}>
        <h2>{t('nextTitle')}</h2>
        <ol>
          <li>{t('nextPacked')}</li>
          <li>{t('nextArrives', { from: props.deliveryFrom, to: props.deliveryTo })}</li>
          <li>{props.isCod ? t('nextPayCod', { amount }) : t('nextPaid', { amount })}</li>
        </ol>
        {props.coins > 0 ? (
          <p data-scope="order-success" data-part="coins">
            {t('coins', { count: props.coins })}
          </p>
        ) : null}
      </section>
      <section data-scope="order-success" data-part="address" aria-label={t('deliverTo')}>
        <h2>{t('deliverTo')}</h2>
        <address translate="no">
          <strong>{props.deliveryName}</strong>
          {props.deliveryLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      <section data-scope="order-success" data-part="summary" aria-label={t('summary')}>
        <h2>{t('summary')}</h2>
        {props.summary}
      </section>
      <footer data-scope="order-success" data-part="footer">
        <LinkButton tone="primary" href={props.shopHref}>
          {t('continueShopping')}
        </LinkButton>
        {props.ordersHref === null ? null : <Link href={props.ordersHref}>{t('myOrders')}</Link>}
        {props.helpNumber ? (
          <a href={`tel:+91${props.helpNumber}`}>
            <PhoneIcon />
            {t('help', { number: props.helpNumber })}
          </a>
        ) : null}
      </footer>
    </article>
  )
}
