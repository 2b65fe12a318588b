import type { AddressFormProps } from '@krishi/storefront-ui/address-form'
import type { CartView } from '@krishi/storefront-ui/cart-drawer'
import type { CouponOffer } from '@krishi/storefront-ui/coupon-modal'
import type { FilterSection } from '@krishi/storefront-ui/filter-panel'

const text = (english: string) => ({ text: english, lang: 'en' }) as const

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="40" cy="40" r="32" fill="${colour}"/></svg>`)}`

export const pictures = [picture('tomato'), picture('olive')]

export const address = {
  mode: 'add',
  draft: {
    lastName: 'Savitri Patil',
    mobileNo: '98765',
    flathouseno: '',
    address1: 'Near the well, Malegaon village',
    pinCode: '422001',
    city: 'Nashik',
    district: 'Nashik',
    state: 'MH',
    address2: '',
  },
  errors: [{ field: 'mobileNo', error: 'invalid' }],
  attempt: 0,
  provinces: [{ id: 'MH', title: 'Maharashtra' }],
  lookup: { status: 'idle' },
  required: { flathouseno: false, address1: true },
  saving: false,
  makeDefault: { checked: true, onCheckedChange: () => undefined },
} satisfies Partial<AddressFormProps>

export const cart: CartView = {
  lines: [
    {
      line: {
        productId: 'tomato',
        id: 'tomato-500g',
        productName: text('Tomato seeds'),
        productHandle: 'tomato-seeds',
        productType: 'Seeds',
        vendorName: 'Dharti Seeds',
        productImage: picture('tomato'),
        title: text('500 g'),
        price: 45_000,
        compareAtPrice: 52_000,
        cartQty: 2,
        isVariantAvailForSale: true,
        isVariantLimited: false,
        inventoryQuantity: 40,
        inventoryManagement: 'shopify',
        inventoryPolicy: 'deny',
        maxCount: 0,
        discountProperties: null,
        dynamicPrepaid: null,
        advancePayment: null,
      },
      href: '#tomato',
      limits: { min: 0, max: Infinity, reason: null },
      status: 'idle',
    },
  ],
  totals: {
    totalPrice: 90_000,
    shippingCharges: 7_000,
    specialDiscount: 0,
    productDiscount: 0,
    coinsDiscount: 0,
    prepaidDiscount: 0,
    discountAmount: 11_000,
    netCost: 97_000,
    payable: 86_000,
    appliedCoupon: { name: 'KISAN110', value: 11_000 },
    note: '',
    totalNoOfItemsinCart: 2,
    savings: 14_000,
  },
  freeDelivery: { status: 'charged', fraction: 0.5, remaining: 14_900 },
  prices: 'ready',
  addressesLoading: false,
  proceeding: false,
  offline: false,
  prepaidSaving: 2_700,
}

const offer = (name: string): CouponOffer['offer'] => ({
  id: name,
  name,
  type: 'CODE',
  valueType: 'FIXED_AMOUNT',
  value: 12_000,
  description: { firstLine: '', secondLine: '', thirdLine: '' },
  minimumPurchaseRequirements: 49_900,
  end: null,
  shouldApplyMinimumValue: false,
})

export const offers: readonly CouponOffer[] = [
  { offer: offer('KISAN120'), standing: { status: 'active', value: 12_000 }, isBest: true, isApplied: true },
  { offer: offer('RABI10'), standing: { status: 'active', value: 8_450 }, isBest: false, isApplied: false },
  { offer: offer('FASAL300'), standing: { status: 'below-minimum', missing: 65_500 }, isBest: false, isApplied: false },
]

export const filters: FilterSection[] = [
  {
    name: 'brands',
    kind: 'many',
    title: text('Brands'),
    groups: [
      {
        label: text('Seeds'),
        choices: [
          { value: 'kaveri', label: text('Kaveri'), count: 31 },
          { value: 'mahyco', label: text('Mahyco'), count: 0 },
        ],
      },
    ],
    selected: ['kaveri'],
  },
  {
    name: 'price',
    kind: 'price',
    title: text('Price'),
    value: { min: 0, max: 20_000 },
    presets: [{ min: 0, max: 500 }],
  },
]
