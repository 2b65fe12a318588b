import type { CSSProperties } from 'react'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'
import type { RupeeRange } from './price-range.types.ts'
import { rupees, sameRange } from './range-words.ts'
import type { RangeBounds } from './range-words.ts'

interface PriceSliderProps {
  /** The slider's code, null until it is here. */
  chunk: typeof import('../primitives/range-slider/index.ts') | null
  range: RupeeRange
  bounds: RangeBounds
  onMove: (range: RupeeRange) => void
  onSettle: (range: RupeeRange) => void
  t: Translate<keyof typeof en>
}

/** The slider, or a picture of it in the same place while its code is not here. */
export function PriceSlider({ chunk, range, bounds, onMove, onSettle, t }: PriceSliderProps) {
  const { min, max, step } = bounds.limits
  if (chunk === null)
    return <SliderPicture from={(range.min - min) / (max - min)} to={(range.max - min) / (max - min)} />
  const { RangeSlider } = chunk
  const toRange = ([low, high]: readonly [number, number]) => ({ min: low, max: high })
  return (
    <RangeSlider
      label={t('price')}
      value={[range.min, range.max]}
      min={min}
      max={max}
      step={step}
      thumbLabels={[t('lowest'), t('highest')]}
      valueTexts={valueTexts(t, range, bounds)}
      onMove={(value) => onMove(toRange(value))}
      onSettle={(value) => onSettle(toRange(value))}
    />
  )
}

/** At "any price" neither thumb is a limit, wherever it stands; the last one of the line is none either. */
function valueTexts(t: Translate<keyof typeof en>, range: RupeeRange, bounds: RangeBounds): [string, string] {
  if (sameRange(range, bounds.anyPrice)) return [t('noLimit'), t('noLimit')]
  return [rupees(range.min), range.max >= bounds.limits.max ? t('noLimit') : rupees(range.max)]
}

/** A line with two dots; shares of it from 0 to 1. */
function SliderPicture({ from, to }: { from: number; to: number }) {
  const place: CSSProperties & Record<'--sf-price-range-from' | '--sf-price-range-to', string> = {
    '--sf-price-range-from': `${from * 100}%`,
    '--sf-price-range-to': `${to * 100}%`,
  }
  return <div data-scope="price-range" data-part="picture" aria-hidden="true" style={place} />
}
