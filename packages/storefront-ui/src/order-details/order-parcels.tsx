import { formatDayMonth } from '@krishi/storefront-core/format'
import type { Instant } from '@krishi/storefront-core/format'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { OrderStatus } from '../order-status/index.ts'
import { OrderedLines } from '../ordered-lines/index.ts'
import { Button } from '../primitives/button/index.ts'
import { PackageIcon, TruckIcon } from '../primitives/icon/index.ts'
import type en from './messages/en.json'
import type { ShownOrder, ShownParcel } from './order-details.tsx'

type Words = Translate<keyof typeof en>

/** The parcels of an order, and what is in none of them [31.2]. */
export function OrderParcels({ order, t }: { readonly order: ShownOrder; readonly t: Words }) {
  const { locale } = useUi()
  const { parcels, unsent, expected, isCancelled } = order
  const day = (instant: Instant) => formatDayMonth(instant, locale)
  return (
    <>
      {parcels.map((parcel, index) => (
        <Parcel key={index} parcel={parcel} number={parcels.length > 1 ? String(index + 1) : ''} t={t} />
      ))}
      {unsent.length > 0 ? (
        <section data-scope="order-details" data-part="unsent">
          <h2>{t(isCancelled ? 'cancelled' : 'unfulfilled')}</h2>
          {expected ? <p>{t('expected', { from: day(expected.from), to: day(expected.to) })}</p> : null}
          <OrderedLines lines={unsent} />
        </section>
      ) : null}
    </>
  )
}

function Parcel({ parcel, number, t }: { readonly parcel: ShownParcel; readonly number: string; readonly t: Words }) {
  const { locale } = useUi()
  const { status, carrier, trackingNumber, sentAt, lines, onTrack } = parcel
  const day = formatDayMonth(sentAt, locale)
  const title = number === '' ? t('parcel') : t('parcelNumber', { number })
  return (
    <section data-scope="order-details" data-part="parcel">
      <h2>
        <PackageIcon />
        {title}
        <OrderStatus status={status} />
      </h2>
      <p data-scope="order-details" data-part="way">
        {carrier === '' ? t('sentOn', { day }) : t('sentWith', { day, carrier })}
        {trackingNumber === null ? null : (
          <span data-scope="order-details" data-part="tracking">
            {t('trackingNumber')} <span translate="no">{trackingNumber}</span>
          </span>
        )}
      </p>
      <OrderedLines lines={lines} />
      {onTrack ? (
        <div data-scope="order-details" data-part="track">
          <Button tone="secondary" icon={<TruckIcon />} onClick={onTrack}>
            {number === '' ? t('track') : t('trackNumber', { number })}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
