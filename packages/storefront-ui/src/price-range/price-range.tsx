import { formatCount } from '@krishi/storefront-core/format'
import { useEffect, useId, useState } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import { useChunk } from '../primitives/chunk/index.ts'
import { rootOf } from '../root/index.ts'
import { AmountField } from './amount-field.tsx'
import en from './messages/en.json'
import { PriceBands } from './price-bands.tsx'
import type { PriceRangeProps, RupeeRange } from './price-range.types.ts'
import { PriceSlider } from './price-slider.tsx'
import { RangeHead } from './range-head.tsx'
import { rangeWords, rupees, sameRange, usualAnyPrice, usualLimits } from './range-words.ts'

const loadSlider = () => import('../primitives/range-slider/index.ts')

/**
 * How much it may cost [13.8]: a slider with two thumbs, two numbers to type and bands for one tap, all of one range.
 * Renders a `<div role="group">`. The slider is fetched when pointer or focus comes near; until then, and without it, a
 * picture of it keeps the place, and bands and numbers do the same.
 */
export function PriceRange(props: PriceRangeProps) {
  const {
    value,
    presets = [],
    steps = [],
    limits = usualLimits,
    anyPrice = usualAnyPrice,
    isSliderWanted = false,
  } = props
  const t = usePlainMessages('priceRange', en, props.messages)
  const [wordsId, stepsId] = [useId(), useId()]
  const [moved, setMoved] = useState<RupeeRange | null>(null)
  const [slider, wantSlider] = useChunk(loadSlider)
  const bounds = { limits, anyPrice }
  const shown = moved ?? value
  // Rendered only with the slider, so that the server-rendered page stays small.
  const listId = slider !== null && steps.length > 0 ? stepsId : undefined
  const near = () => void wantSlider()

  useEffect(() => {
    if (isSliderWanted) void wantSlider()
  }, [isSliderWanted, wantSlider])

  function settle(range: RupeeRange): void {
    setMoved(null)
    if (!sameRange(range, value)) props.onValueChange(range)
  }

  return (
    <div
      {...rootOf(props)}
      data-scope="price-range"
      data-part="root"
      role="group"
      aria-labelledby={wordsId}
      onPointerEnter={near}
      onFocus={near}
    >
      <RangeHead
        words={rangeWords(t, shown, bounds)}
        wordsId={wordsId}
        onClear={sameRange(value, anyPrice) ? undefined : () => settle(anyPrice)}
        t={t}
      />
      <PriceSlider chunk={slider} range={shown} bounds={bounds} onMove={setMoved} onSettle={settle} t={t} />
      <div data-scope="price-range" data-part="fields">
        <AmountField end="min" range={shown} bounds={bounds} listId={listId} onRangeChange={settle} t={t} />
        <AmountField end="max" range={shown} bounds={bounds} listId={listId} onRangeChange={settle} t={t} />
      </div>
      {listId === undefined ? null : (
        <datalist id={listId}>
          {steps.map((step) => (
            <option key={step} value={formatCount(step)} />
          ))}
        </datalist>
      )}
      <PriceBands value={value} presets={presets} bounds={bounds} name={props.name} onPick={settle} t={t} />
      <p data-scope="price-range" data-part="hint">
        {t('hint', { step: rupees(limits.step) })}
      </p>
    </div>
  )
}
