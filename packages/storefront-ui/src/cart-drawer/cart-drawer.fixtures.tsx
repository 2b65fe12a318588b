import type { CartLineView } from '../cart-lines/index.ts'
import { aCartLine, aText, someTotals } from '../testing/index.ts'
import { TrustMarker } from '../trust-marker/index.ts'
import type { CartContentProps, CartView } from './cart-drawer.types.ts'

/** A line of the cart, by the name of its product. */
export function lineNamed(name: string, overrides: Partial<CartLineView> = {}): CartLineView {
  return {
    line: aCartLine({ id: name, productName: aText(name) }),
    href: `#${name}?pf=cart`,
    limits: { min: 0, max: Infinity, reason: null },
    status: 'idle',
    ...overrides,
  }
}

/** A cart of three packs on two lines, ready to proceed. */
export function aCartView(overrides: Partial<CartView> = {}): CartView {
  return {
    lines: [
      lineNamed('Tomato', { line: aCartLine({ id: 'Tomato', productName: aText('Tomato'), cartQty: 2 }) }),
      lineNamed('Okra'),
    ],
    totals: someTotals({
      totalPrice: 1_35_000,
      savings: 21_000,
      shippingCharges: 0,
      netCost: 1_35_000,
      payable: 1_24_000,
      discountAmount: 11_000,
      appliedCoupon: { name: 'KISAN110', value: 11_000 },
      totalNoOfItemsinCart: 3,
    }),
    freeDelivery: { status: 'charged', fraction: 0.5, remaining: 14_900 },
    prices: 'ready',
    addressesLoading: false,
    proceeding: false,
    offline: false,
    prepaidSaving: 2_700,
    ...overrides,
  }
}

/** What drawer and page are given. */
export function aContent(overrides: Partial<CartContentProps> = {}): CartContentProps {
  return {
    cart: aCartView(),
    continueHref: '#shop',
    termsHref: '#terms',
    trustMarker: <TrustMarker />,
    onQuantityChange: () => undefined,
    onRemove: () => undefined,
    onProceed: () => undefined,
    onRetryPrices: () => undefined,
    ...overrides,
  }
}
