import { useId } from 'react'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'
import type { RupeeRange } from './price-range.types.ts'
import { rangeWords, sameRange } from './range-words.ts'
import type { RangeBounds } from './range-words.ts'

interface PriceBandsProps {
  /** The range in force. One that is no band gets a place of its own, so that a plain form keeps it. */
  value: RupeeRange
  presets: readonly RupeeRange[]
  bounds: RangeBounds
  /** The form field; without it nothing is posted. */
  name: string | undefined
  onPick: (range: RupeeRange) => void
  t: Translate<keyof typeof en>
}

/** Ranges to pick with one tap. Renders a `<fieldset>` of native radios, or nothing where there are no bands. */
export function PriceBands({ value, presets, bounds, name, onPick, t }: PriceBandsProps) {
  const ownName = useId()
  if (presets.length === 0) return null
  const known = [bounds.anyPrice, ...presets]
  const bands = known.some((band) => sameRange(band, value)) ? known : [...known, value]
  return (
    <fieldset data-scope="price-range" data-part="bands" aria-label={t('price')}>
      {bands.map((band) => (
        <label key={`${band.min}-${band.max}`} data-scope="price-range" data-part="band">
          <input
            type="radio"
            data-scope="price-range"
            data-part="choice"
            name={name ?? ownName}
            value={band === bounds.anyPrice ? '' : `${band.min}-${band.max}`}
            checked={sameRange(band, value)}
            onChange={() => onPick(band)}
          />
          <span>{rangeWords(t, band, bounds)}</span>
        </label>
      ))}
    </fieldset>
  )
}
