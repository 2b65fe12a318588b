import { formatDateTimeIst } from '@krishi/storefront-core/format'
import type { ParcelTracking, TrackingEvent } from '@krishi/storefront-core/orders'
import { usePlainMessages, useUi } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { useOrderStatusWords } from '../order-status/index.ts'
import { Button } from '../primitives/button/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Whether the way of a parcel is known yet. `missing` is a parcel of which the shop knows nothing [31.7]. */
export type TrackingState =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; onRetry: () => void }
  | { readonly status: 'ready'; readonly tracking: ParcelTracking; onRetry: () => void }

/** Props of the way of a parcel. */
export interface TrackingTimelineProps extends RootProps {
  readonly state: TrackingState
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/**
 * The way of a parcel, the newest first [31.9]. A carrier that does not answer is said in words, above what it told before, with
 * another try. Renders a `<div>`.
 */
export function TrackingTimeline({ state, messages, ...root }: TrackingTimelineProps) {
  const t = usePlainMessages('trackingTimeline', en, messages)
  return (
    <div {...root} data-scope="tracking-timeline" data-part="root" aria-busy={state.status === 'loading' || undefined}>
      <div role="status">
        {state.status === 'loading' ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
        {state.status === 'missing' ? <h3>{t('somethingMissing')}</h3> : null}
      </div>
      {state.status === 'loading' ? <Skeleton lines={5} /> : null}
      {state.status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={state.onRetry} /> : null}
      {state.status === 'ready' ? <Way {...state} t={t} /> : null}
    </div>
  )
}

interface WayProps {
  readonly tracking: ParcelTracking
  readonly onRetry: () => void
  readonly t: Translate<keyof typeof en>
}

function Way({ tracking: { carrier, trackingNumber, events, readAt, isStale }, onRetry, t }: WayProps) {
  const { locale } = useUi()
  return (
    <>
      <p data-scope="tracking-timeline" data-part="parcel">
        {carrier} <span translate="no">{trackingNumber}</span>
      </p>
      {isStale ? (
        <div data-scope="tracking-timeline" data-part="stale">
          <p>{readAt === null ? t('unreached') : t('unreachedSince', { time: formatDateTimeIst(readAt, locale) })}</p>
          <Button tone="secondary" size="sm" onClick={onRetry}>
            {t('again')}
          </Button>
        </div>
      ) : null}
      {events.length === 0 && !isStale ? <p>{t('nothingYet')}</p> : null}
      <ol data-scope="tracking-timeline" data-part="events">
        {events.map((event, index) => (
          <Step key={index} event={event} isNewest={index === 0} time={formatDateTimeIst(event.time, locale)} />
        ))}
      </ol>
    </>
  )
}

interface StepProps {
  readonly event: TrackingEvent
  readonly isNewest: boolean
  readonly time: string
}

function Step({ event: { status, text, place, time: instant }, isNewest, time }: StepProps) {
  const say = useOrderStatusWords()
  const words = status === null ? text : say(status)
  const more = [status === null ? '' : text, place].filter((part) => part !== '' && part !== words)
  return (
    <li data-scope="tracking-timeline" data-part="event" data-newest={isNewest || undefined}>
      <strong>{words}</strong>
      {more.length > 0 ? <span>{more.join(', ')}</span> : null}
      <time dateTime={instant}>{time}</time>
    </li>
  )
}
