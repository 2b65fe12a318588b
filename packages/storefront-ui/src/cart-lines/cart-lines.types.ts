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
