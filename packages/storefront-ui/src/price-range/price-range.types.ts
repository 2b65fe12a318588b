import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** A span of prices in whole rupees; `min` is always less than `max`. */
export interface RupeeRange {
  readonly min: number
  readonly max: number
}

/** How far prices go, in whole rupees. `max` itself means "and above" [13.8]. */
export interface RupeeLimits extends RupeeRange {
  /** Thumbs and typed amounts keep to multiples of it. */
  readonly step: number
}

/** Props of the choice of a price. */
export interface PriceRangeProps extends RootProps {
  /** The range that is in force. It does not change until the prop does. */
  value: RupeeRange
  /** Bands to pick with one tap, in order; one whose `max` is that of `limits` is "and above" [13.9]. */
  presets?: readonly RupeeRange[] | undefined
  /** @default 0 to 80000 in steps of 500 [13.8] */
  limits?: RupeeLimits | undefined
  /** The range that stands for "no limit". @default 0 to 20000 [13.8] */
  anyPrice?: RupeeRange | undefined
  /** Amounts in whole rupees that the fields suggest: a choice without dragging or typing [13.8]. */
  steps?: readonly number[] | undefined
  /** The form field of the bands, as `min-max`, empty for any price; without it they are not posted. */
  name?: string | undefined
  /** Fetches the slider at once instead of when pointer or focus comes near: for a view opened on request. @default false */
  isSliderWanted?: boolean | undefined
  /** Called when a thumb is let go, an input is left or entered, or a band is picked; always `min < max`. */
  onValueChange: (value: RupeeRange) => void
  messages?: MessageOverrides<typeof en> | undefined
}
