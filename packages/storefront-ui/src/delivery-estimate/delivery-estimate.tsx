import type { DeliveryEta } from '@krishi/storefront-core/delivery'
import { formatDayMonth } from '@krishi/storefront-core/format'
import type { Instant } from '@krishi/storefront-core/format'
import { useId } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { AlertCircleIcon, TruckIcon } from '../primitives/icon/index.ts'
import { WrittenText } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** What is known of the days to a place. */
export type EstimateState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  /** `lastDay` is the last of the days; null where there is none. */
  | { readonly status: 'ready'; readonly eta: DeliveryEta; readonly lastDay: Instant | null }

/** Where an estimate is for. */
export interface EstimatePlace {
  readonly pincode: string
  /** Town or district; empty where only the pincode is known. */
  readonly name: string
  /** Guessed from a device or a network address. */
  readonly approximate: boolean
}

/** Props of the delivery estimate. */
export interface DeliveryEstimateProps extends RootProps<HTMLElement> {
  /** Null while there is none to estimate for. */
  readonly place: EstimatePlace | null
  /** Not looked at without a place. */
  readonly estimate: EstimateState
  /** Asks where it should be brought: opens `PincodeModal`. */
  readonly onPlaceAsk: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

type Words = Translate<keyof typeof en>

/** When a pack could arrive, and where [16.4]. Renders a `<section>` of one height, whatever it knows. */
export function DeliveryEstimate({ place, estimate, onPlaceAsk, messages, ...root }: DeliveryEstimateProps) {
  const t = useWidgetMessages('deliveryEstimate', en, messages)
  const headingId = useId()
  return (
    <section {...root} data-scope="delivery-estimate" data-part="root" aria-labelledby={headingId}>
      <h2 data-scope="delivery-estimate" data-part="heading" id={headingId}>
        <TruckIcon />
        {t('title')}
      </h2>
      <div data-scope="delivery-estimate" data-part="body">
        <div data-scope="delivery-estimate" data-part="words">
          <p data-scope="delivery-estimate" data-part="place">
            {place ? <PlaceWords place={place} t={t} /> : t('ask')}
            {place?.approximate ? ` ${t('approximate')}` : null}
          </p>
          <div role="status">{place ? <Estimate estimate={estimate} t={t} /> : null}</div>
        </div>
        <Button
          tone="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-label={place ? t('changePlace') : undefined}
          onClick={onPlaceAsk}
        >
          {t(place ? 'change' : 'enter')}
        </Button>
        {place && estimate.status === 'failed' ? (
          <Button tone="quiet" size="sm" onClick={estimate.onRetry}>
            {t('retry')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

/** Stands in the words for a name, which may be in another language than they. */
const nameMark = '\u{fffc}'

function PlaceWords({ place: { pincode, name }, t }: { readonly place: EstimatePlace; readonly t: Words }) {
  if (name === '') return t('toPincode', { pincode })
  const [before, after] = t('to', { pincode, name: nameMark }).split(nameMark)
  return (
    <>
      {before}
      <WrittenText text={name} />
      {after}
    </>
  )
}

function Estimate({ estimate, t }: { readonly estimate: EstimateState; readonly t: Words }) {
  const { locale } = useUi()
  if (estimate.status === 'loading') return <Line part="pending" words={t('loading')} />
  if (estimate.status === 'failed') return <Line part="problem" words={t('failed')} />
  const { eta, lastDay } = estimate
  switch (eta.kind) {
    case 'days': {
      const words = eta.from === eta.to ? t('inDays', { days: eta.to }) : t('inSpan', { from: eta.from, to: eta.to })
      const date = lastDay === null ? '' : formatDayMonth(lastDay, locale)
      return <Line part="eta" words={words} after={date === '' ? '' : t('by', { date })} />
    }
    case 'text':
      return <Line part="eta" words={eta.text} />
    case 'unknown':
      return <Line part="eta" words={t('fallback')} />
    case 'invalid-pincode':
      return <Line part="problem" words={t('invalidPincode')} />
    case 'undeliverable':
      return <Line part="problem" words={t('undeliveredPincode')} />
  }
}

interface LineProps {
  readonly part: 'pending' | 'eta' | 'problem'
  readonly words: string
  readonly after?: string
}

function Line({ part, words, after = '' }: LineProps) {
  return (
    <p data-scope="delivery-estimate" data-part={part}>
      {part === 'problem' ? <AlertCircleIcon /> : null}
      <span>{words}</span>
      {after === '' ? null : (
        <span data-scope="delivery-estimate" data-part="date">
          {after}
        </span>
      )}
    </p>
  )
}
