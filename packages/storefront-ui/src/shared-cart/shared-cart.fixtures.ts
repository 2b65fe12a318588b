import { aCartLine, aPackshot, aText } from '../testing/fixtures/index.ts'
import type { SharedCartProps } from './shared-cart.types.ts'

const nothing = () => undefined

/** A shared cart of two lines that can be had, and three that cannot as they were shared. */
export const sharedCart: SharedCartProps = {
  status: 'ready',
  lines: [
    { line: aCartLine({ cartQty: 2, productImage: aPackshot('seeds') }), href: '#tomato' },
    {
      line: aCartLine({
        id: 'urea-45kg',
        productName: aText('Urea 46% N'),
        title: aText('45 kg'),
        productImage: aPackshot('sack'),
        price: 26_650,
        compareAtPrice: null,
      }),
      href: '#urea',
    },
  ],
  shortfalls: [
    { kind: 'reduced', productTitle: 'Urea 46% N', variantTitle: '45 kg', quantity: 1 },
    { kind: 'sold-out', productTitle: 'Neem Oil 1500 ppm', variantTitle: '250 ml', quantity: 0 },
    { kind: 'gone', productTitle: '', variantTitle: '', quantity: 0 },
  ],
  added: null,
  cartHref: '#cart',
  shopHref: '#shop',
  onAdd: nothing,
  onUndo: nothing,
  onRetry: nothing,
}
