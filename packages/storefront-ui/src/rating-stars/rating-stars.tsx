import type { CSSProperties } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of a rating that is shown. */
export interface RatingStarsProps extends RootProps<HTMLSpanElement> {
  /** 0 to 5; fractions fill a part of a star [19.7]. */
  average: number
  /** @default 'md' */
  size?: 'md' | 'lg'
  messages?: MessageOverrides<typeof en> | undefined
}

/** Five stars, filled as far as the rating goes, and its figure [19.7]. Renders a `<span>` that is read as "4.3 of 5". */
export function RatingStars({ average, size = 'md', messages, ...root }: RatingStarsProps) {
  const t = usePlainMessages('ratingStars', en, messages)
  const rating = Math.min(Math.max(average, 0), 5)
  const figure = Number.isInteger(rating) ? String(rating) : rating.toFixed(1)
  const share = { '--sf-rating-stars-share': `${(rating * 20).toFixed(1)}%` } as CSSProperties
  return (
    <span
      {...root}
      data-scope="rating-stars"
      data-part="root"
      data-size={size}
      role="img"
      aria-label={t('rated', { average: figure })}
    >
      <span data-scope="rating-stars" data-part="stars" style={share} />
      <span data-scope="rating-stars" data-part="figure" aria-hidden="true" translate="no">
        {figure}
      </span>
    </span>
  )
}
