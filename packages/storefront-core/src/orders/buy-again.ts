import { canBuy, quantityLimits } from '../availability/index.ts'
import type { PricedProduct } from '../cart/reconcile-cart.ts'
import { ownEntry } from '../cart/reconcile-cart.ts'
import type { Variant } from '../catalog/index.ts'
import type { OrderLine } from '../checkout/index.ts'

/** Units of a pack that can be had again. */
export interface AgainLine {
  readonly product: PricedProduct
  readonly variant: Variant
  readonly quantity: number
}

/** A line that cannot be had again as it was bought. */
export interface AgainShortfall {
  /** `gone`: no longer sold. `sold-out`: none left. `reduced`: fewer are left, or may be had at once, than were bought. */
  readonly kind: 'gone' | 'sold-out' | 'reduced'
  readonly productTitle: string
  readonly variantTitle: string
  /** How many can be had. */
  readonly quantity: number
}

/** What buying an order again comes to today. */
export interface AgainPlan {
  readonly lines: readonly AgainLine[]
  /** In the order of the lines. */
  readonly shortfalls: readonly AgainShortfall[]
}

/** The part of an order's line that buying it again needs. */
type BoughtLine = Pick<OrderLine, 'productId' | 'variantId' | 'productTitle' | 'variantTitle' | 'quantity'>

/** Brings what an order bought to today's catalogue: at today's prices, without what is gone, with as many as are left. */
export function planBuyAgain(
  bought: readonly BoughtLine[],
  priced: Readonly<Record<string, PricedProduct>>,
): AgainPlan {
  const lines: AgainLine[] = []
  const shortfalls: AgainShortfall[] = []
  for (const { productId, variantId, productTitle, variantTitle, quantity } of bought) {
    const product = ownEntry(priced, productId)
    const variant = product && ownEntry(product.mapVariant, variantId)
    const short = { productTitle, variantTitle }
    if (product?.status !== 'active' || !variant) {
      shortfalls.push({ kind: 'gone', ...short, quantity: 0 })
    } else if (!canBuy(product, variant)) {
      shortfalls.push({ kind: 'sold-out', ...short, quantity: 0 })
    } else {
      const possible = Math.min(quantity, quantityLimits(variant).max)
      lines.push({ product, variant, quantity: possible })
      if (possible < quantity) shortfalls.push({ kind: 'reduced', ...short, quantity: possible })
    }
  }
  return { lines, shortfalls }
}
