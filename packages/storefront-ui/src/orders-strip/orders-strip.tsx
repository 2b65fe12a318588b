import type { OrderSummary } from '@krishi/storefront-core/contract'
import { useId } from 'react'
import { usePlainMessages, useUi } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { PackageIcon, TruckIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the orders on their way. */
export interface OrdersStripProps extends RootProps<HTMLElement> {
  /** Without any nothing is rendered. */
  readonly orders: readonly OrderSummary[]
  /** The page of an order. */
  readonly hrefOf: (orderNumber: number) => string
  readonly messages?: MessageOverrides<typeof en>
}

const widths = [80, 160, 240] as const

/** The orders that are on their way to the shopper: one as a card, several beside each other [31.8]. Renders a `<section>`. */
export function OrdersStrip({ orders, hrefOf, messages, ...root }: OrdersStripProps) {
  const t = usePlainMessages('ordersStrip', en, messages)
  const { Link } = useUi()
  const titleId = useId()
  if (orders.length === 0) return null
  return (
    <section {...root} data-scope="orders-strip" data-part="root" aria-labelledby={titleId}>
      <h2 id={titleId} data-scope="orders-strip" data-part="title">
        {t('title')}
      </h2>
      <ul data-scope="orders-strip" data-part="list" data-single={orders.length === 1 || undefined}>
        {orders.map(({ name, orderNumber, lineItems: [first] }) => (
          <li key={orderNumber} data-scope="orders-strip" data-part="order">
            <span data-scope="orders-strip" data-part="picture">
              {first && first.productImageUrl !== '' ? (
                <Image src={first.productImageUrl} alt="" width={56} height={56} widths={widths} />
              ) : (
                <PackageIcon size={24} />
              )}
            </span>
            <span data-scope="orders-strip" data-part="facts">
              <strong translate="no">{name}</strong>
              <span data-scope="orders-strip" data-part="product">
                {first?.name}
              </span>
            </span>
            <Link href={hrefOf(orderNumber)} aria-label={t('trackOf', { order: name })}>
              <TruckIcon />
              {t('track')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
