import type { Product } from '@krishi/storefront-core/catalog'
import { useMemo, useState } from 'react'
import type { CrossSellQuestion } from '../cart/cart-port.ts'
import { useCart } from '../cart/use-cart.ts'
import type { FoundView } from '../search/use-found.ts'
import { useFound } from '../search/use-found.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { crossSellOptions, crossSellPageSize, toCrossSellQuestion } from './cross-sell-queries.ts'
import { keepPlaces } from './keep-places.ts'

/** What to ask for the cart as the server last priced it: one question after each burst of taps, null before the first price. */
export function useCrossSellQuestion(): CrossSellQuestion | null {
  const confirmed = useCart((cart) => cart.confirmed)
  const isPriced = useCart((cart) => cart.hydrated && cart.status === 'ready' && cart.confirmed.lines.length > 0)
  return useMemo(() => (isPriced ? toCrossSellQuestion(confirmed) : null), [confirmed, isPriced])
}

/** Everything that goes with a cart, six a page [24.6]. */
export function useCrossSell(question: CrossSellQuestion): FoundView<Product> {
  const { ports, locale } = useStorefront()
  return useFound(crossSellOptions(ports, question, locale), productsOf, idOf)
}

/** What the strip of the cart shows. */
export interface CrossSellStripView extends Pick<FoundView<Product>, 'status' | 'retry'> {
  readonly items: readonly Product[]
}

/**
 * The six best suggestions for a cart [24.6]. A product that is added from the row stays in its place, and so do the
 * others until the suggestions for the new cart are here.
 */
export function useCrossSellStrip(question: CrossSellQuestion): CrossSellStripView {
  const { status, items, retry } = useCrossSell(question)
  const [strip, setStrip] = useState<{ readonly of: readonly Product[]; readonly items: readonly Product[] }>(nothing)
  if (status === 'ready' && items !== strip.of) {
    const held = new Set(question.lines.map((line) => line.productId))
    setStrip({ of: items, items: keepPlaces(strip.items, items.slice(0, crossSellPageSize), held) })
  }
  return { status: strip.items.length > 0 ? 'ready' : status, items: strip.items, retry }
}

const nothing = { of: [], items: [] }
const productsOf = (page: readonly Product[]) => page
const idOf = (product: Product) => product.productId
