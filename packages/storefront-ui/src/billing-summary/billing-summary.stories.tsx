import type { Meta, StoryObj } from '@storybook/react-vite'
import { someTotals } from '../testing/index.ts'
import { BillingSummary } from './billing-summary.tsx'

const withEverything = someTotals({
  totalPrice: 14_19_850,
  savings: 3_64_000,
  discountAmount: 50_000,
  appliedCoupon: { name: 'KISAN500', value: 50_000 },
  specialDiscount: 12_345,
  productDiscount: 3_000,
  coinsDiscount: 800,
  prepaidDiscount: 8_545,
  shippingCharges: 0,
  payable: 13_57_505,
})

const meta = {
  title: 'Cart/Billing summary',
  component: BillingSummary,
  args: { totals: someTotals() },
} satisfies Meta<typeof BillingSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const WithEverything: Story = { args: { totals: withEverything } }

export const AfterAdvance: Story = { args: { totals: withEverything, paid: 1_35_751 } }

export const Paid: Story = { args: { totals: withEverything, paid: 13_57_505 } }

export const Loading: Story = { args: { totals: withEverything, estimated: true } }

export const LongText: Story = { args: { totals: withEverything }, globals: { locale: 'ta' } }
