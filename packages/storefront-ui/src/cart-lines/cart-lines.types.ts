import type { CartLine, QuantityLimits } from '@krishi/storefront-core/cart'

/** A cart line with what the page knows about it. Keep the object of a line that did not change. */
export interface CartLineView {
  readonly line: CartLine
  /** Address of the product, with `pf=cart` [24.2]. */
  readonly href: string
  readonly limits: QuantityLimits
  /** `pending` while a change is on its way, `failed` when it was refused and `notice` says why. */
  readonly status: 'idle' | 'pending' | 'failed'
  /** One sentence: what was done to the line ("Only 3 left, set to 3"), or why a change failed. */
  readonly notice?: string | undefined
}

/** What a shopper can want of a line. Keep each of them stable, so that a change of one line renders one row. */
export interface CartLineIntents {
  /** Called at every tap with the requested quantity of a line; 0 removes it. */
  onQuantityChange: (lineId: string, quantity: number) => void
  /** Called instead when a line's limits refuse it, with the requested quantity [22.4]. */
  onQuantityRefused?: ((lineId: string, quantity: number) => void) | undefined
  /** Called when a line is removed; the page shows the notice with "Undo". */
  onRemove: (lineId: string) => void
  /** Called when a line is put aside; without it no line can be. */
  onSaveForLater?: ((lineId: string) => void) | undefined
}
