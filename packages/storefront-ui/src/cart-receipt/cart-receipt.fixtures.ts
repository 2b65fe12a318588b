import type { CartChange, UndoStanding } from '@krishi/storefront-core/cart'
import { aCartLine, aText } from '../testing/index.ts'
import type { CartReceiptProps } from './cart-receipt.tsx'

const tomato = aCartLine()
const okra = aCartLine({ id: 'okra', productName: aText('Okra Seeds F1'), title: aText('100 g') })
const urea = aCartLine({ id: 'urea', productName: aText('Urea 46% N'), title: aText('45 kg'), price: 26_650 })
const sprayer = aCartLine({ id: 'sprayer', productName: aText('Hand Sprayer'), title: aText('2 l') })

/** A price that went up: the one change that can never be taken back. */
export const aPriceRise: CartChange = { kind: 'price-changed', line: tomato, previousPrice: 42_000 }

/** A change of every kind, with a rise and a fall of a price. */
export const everyChange: readonly CartChange[] = [
  aPriceRise,
  { kind: 'price-changed', line: urea, previousPrice: 30_000 },
  { kind: 'reduced-to-stock', line: { ...tomato, cartQty: 3 }, previousQuantity: 5 },
  { kind: 'removed-unavailable', line: okra },
  { kind: 'removed-missing', line: urea },
  { kind: 'removed-deleted', line: sprayer },
]

const standings: Readonly<Record<CartChange['kind'], UndoStanding>> = {
  'price-changed': 'price',
  'reduced-to-stock': 'no-stock',
  'removed-unavailable': 'possible',
  'removed-missing': 'not-sold',
  'removed-deleted': 'not-sold',
}

/** A receipt of every kind of change: a pack that was sold out is back, the others are not. */
export function aReceipt(own: Partial<CartReceiptProps> = {}): CartReceiptProps {
  return {
    changes: everyChange,
    undoOf: ({ kind }) => standings[kind],
    onUndo: () => undefined,
    onDismiss: () => undefined,
    ...own,
  }
}
