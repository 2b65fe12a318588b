import { useId } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import en from './messages/en.json'
import type { QuantityControlProps } from './quantity-control.tsx'
import { useStepper } from './use-stepper.ts'

/** What the button of an empty control says, by availability. */
const buttonWords = { available: 'add', 'sold-out': 'soldOut', archived: 'unavailable' } as const

/** What all parts of a quantity control are made of. */
export type Quantity = ReturnType<typeof useQuantity>

/** What may be asked for, by tap or by typing, what `limits` hold back, and why, which is announced. */
export function useQuantity(props: QuantityControlProps) {
  const { product, quantity, limits, availability = 'available', pending = false, form } = props
  const t = useWidgetMessages('quantityControl', en, props.messages)
  const announce = useAnnounce()
  const { markAsked, ...stepper } = useStepper(product, quantity, t)
  const noteId = useId()
  const empty = quantity === 0
  const forSale = availability === 'available'
  const atLimit = forSale && quantity >= limits.max
  const word = buttonWords[availability]
  const note = whyNoMore(atLimit)

  /** An empty control that is not for sale says it on its button. */
  function whyNoMore(isHeldBack: boolean): string | undefined {
    if (!forSale) return empty ? undefined : t(word)
    if (!isHeldBack) return undefined
    return t(limits.reason === 'max-count' ? 'limitMaxCount' : 'limitStock', { max: limits.max })
  }

  function ask(wanted: number): void {
    markAsked()
    props.onQuantityChange(wanted)
  }

  function refuse(wanted: number): void {
    const reason = whyNoMore(true)
    if (reason) announce(reason)
    props.onQuantityRefused?.(wanted)
  }

  const increase = () => (note ? refuse : ask)(quantity + 1)

  /** What is typed is held to the limits as the plus is, and said the same. */
  function type(wanted: number): void {
    const most = forSale ? limits.max : quantity
    const held = Math.min(wanted, most)
    if (held !== quantity) ask(held)
    if (wanted > most) refuse(wanted)
  }

  return {
    ...stepper,
    ...{ product, quantity, pending, forSale, atLimit, word, note, t },
    /** The form to post while there is none in the cart. */
    posted: empty ? form : undefined,
    noteId: note && noteId,
    ...{ ask, increase, type },
  }
}
