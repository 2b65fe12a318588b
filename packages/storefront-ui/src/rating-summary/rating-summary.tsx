import type { RatingShare } from '@krishi/storefront-core/reviews'
import type { CSSProperties } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { RatingStars } from '../rating-stars/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of what all ratings come to. */
export interface RatingSummaryProps extends RootProps {
  /** Five stars first, as the backend sums them up. */
  summary: readonly RatingShare[]
  /** The shares are still being asked for: their rows keep their place without figures. @default false */
  isPending?: boolean
  messages?: MessageOverrides<typeof en> | undefined
}

/** Average, how many have rated, and the share of each number of stars from five to one [19.3]. Renders a `<div>`. */
export function RatingSummary({ summary, isPending = false, messages, ...root }: RatingSummaryProps) {
  const t = useWidgetMessages('ratingSummary', en, messages)
  const { average, count } = summary[0] ?? { average: 0, count: 0 }
  return (
    <div {...root} data-scope="rating-summary" data-part="root" data-pending={isPending || undefined}>
      <div data-scope="rating-summary" data-part="average">
        {count > 0 ? <RatingStars average={average} size="lg" /> : null}
        <p data-scope="rating-summary" data-part="count">
          {t('ratings', { count })}
        </p>
      </div>
      {count > 0 ? (
        <ul data-scope="rating-summary" data-part="list" aria-label={t('list')} aria-busy={isPending || undefined}>
          {summary.map(({ rating, percentage }) => (
            <li key={rating} data-scope="rating-summary" data-part="row">
              <span data-scope="rating-summary" data-part="stars">
                {t('stars', { count: rating })}
              </span>
              <span data-scope="rating-summary" data-part="bar" style={shareOf(percentage)} aria-hidden="true" />
              <span data-scope="rating-summary" data-part="share">
                {t('share', { percent: percentage })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function shareOf(percentage: number): CSSProperties {
  return { '--sf-rating-summary-share': `${String(percentage)}%` } as CSSProperties
}
