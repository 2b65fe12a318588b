import { formatDayMonth, formatInr } from '@krishi/storefront-core/format'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { PhoneIcon, ReceiptIcon } from '../primitives/icon/index.ts'
import type en from './messages/en.json'
import type { OrderDetailsProps, ShownOrder } from './order-details.tsx'

interface OrderFactsProps extends Omit<OrderDetailsProps, 'state'> {
  readonly order: ShownOrder
  readonly t: Translate<keyof typeof en>
}

/** Where an order goes, what it cost, what can be done with it. */
export function OrderFacts({ order, buyAgain, onPrint, seller = null, t, ...help }: OrderFactsProps) {
  return (
    <>
      <section data-scope="order-details" data-part="address">
        <h2>{t('deliverTo')}</h2>
        <address translate="no">
          <strong>{order.deliveryName}</strong>
          {order.deliveryLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      {order.summary ? <Sums order={order} seller={seller} t={t} /> : null}
      <div data-scope="order-details" data-part="actions">
        {buyAgain}
        <Button tone="secondary" icon={<ReceiptIcon />} onClick={onPrint}>
          {t('print')}
        </Button>
      </div>
      <Help {...help} t={t} />
    </>
  )
}

/** What it cost, what came back of it, and who sold it. */
function Sums({ order, seller, t }: Pick<OrderFactsProps, 'order' | 'seller' | 't'>) {
  const { locale } = useUi()
  return (
    <div data-scope="order-details" data-part="summary">
      {order.summary}
      {order.refunds.map(({ amount, time }, index) => (
        <p key={index}>{t('cameBack', { amount: formatInr(amount), day: formatDayMonth(time, locale) })}</p>
      ))}
      {seller ? (
        <p data-scope="order-details" data-part="seller">
          {t('soldBy')}{' '}
          <span translate="no">
            {seller.name}, {seller.address}
          </span>
        </p>
      ) : null}
    </div>
  )
}

/** How an order is cancelled or returned: by the help line, on the terms of the shop. */
function Help({ helpNumber, policyHref, t }: Pick<OrderFactsProps, 'helpNumber' | 'policyHref' | 't'>) {
  const { Link } = useUi()
  return (
    <section data-scope="order-details" data-part="help">
      <h2>{t('helpTitle')}</h2>
      {helpNumber ? <p>{t('helpText')}</p> : null}
      <p data-scope="order-details" data-part="ways">
        {helpNumber ? (
          <a href={`tel:+91${helpNumber}`}>
            <PhoneIcon />
            {t('call', { number: helpNumber })}
          </a>
        ) : null}
        <Link href={policyHref}>{t('policy')}</Link>
      </p>
    </section>
  )
}
