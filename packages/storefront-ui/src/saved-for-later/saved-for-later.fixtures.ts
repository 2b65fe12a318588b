import { aCartLine, aPackshot, aText } from '../testing/fixtures/index.ts'
import type { SavedItem } from './saved-for-later.types.ts'

const tomato = aCartLine({ productImage: aPackshot('seeds') })
const urea = aCartLine({
  id: 'urea-45kg',
  productName: aText('Urea 46% N'),
  title: aText('45 kg'),
  productImage: aPackshot('sack'),
  price: 26_650,
  compareAtPrice: null,
  cartQty: 3,
})
const neem = aCartLine({
  id: 'neem-250ml',
  productName: aText('Neem Oil 1500 ppm'),
  title: aText('250 ml'),
  productImage: aPackshot('bottle'),
})
const sprayer = aCartLine({
  id: 'sprayer-2l',
  productName: aText('Hand Sprayer'),
  title: aText('2 l'),
  productImage: aPackshot('sprayer'),
})

/** Cheaper than it was; dearer and fewer; sold out; no longer sold. */
export const savedItems: readonly SavedItem[] = [
  {
    line: { ...tomato, price: tomato.price + 2_000 },
    href: '#tomato',
    standing: { kind: 'available', line: tomato, previousPrice: tomato.price + 2_000, isReduced: false },
  },
  {
    line: urea,
    href: '#urea',
    standing: {
      kind: 'available',
      line: { ...urea, price: 27_650, cartQty: 2 },
      previousPrice: urea.price,
      isReduced: true,
    },
  },
  { line: neem, href: '#neem', standing: { kind: 'sold-out' } },
  { line: sprayer, href: '#sprayer', standing: { kind: 'gone' } },
]

/** The same before today's prices are known. */
export const unpricedItems: readonly SavedItem[] = savedItems.map((item) => ({ ...item, standing: null }))
