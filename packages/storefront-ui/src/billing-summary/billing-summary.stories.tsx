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
  parameters: {
    usage: {
      when: 'What a cart or an order costs, in rows that visibly add up to the total.',
      instead: 'For the price of one pack use the price block.',
      dos: [
        "Set `estimated` until the server has answered: a note says that today's prices are being checked.",
        'Pass `paid` for an order: it tells what was paid in advance and what is due on delivery.',
      ],
      donts: [
        'Compute a row in the page: all amounts come from the same `totals`.',
        'Add a row of zero: only free delivery is said, as FREE.',
      ],
    },
  },
} satisfies Meta<typeof BillingSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const WithEverything: Story = { args: { totals: withEverything } }

/** A page names one row in its own words. */
export const OwnRow: Story = {
  args: {
    totals: withEverything,
    renderRow: ({ key, amount }) =>
      key === 'coins' ? (
        <>
          <dt>Coins of the cooperative</dt>
          <dd>{amount}</dd>
        </>
      ) : null,
  },
}

export const AfterAdvance: Story = { args: { totals: withEverything, paid: 1_35_751 } }

export const Paid: Story = { args: { totals: withEverything, paid: 13_57_505 } }

export const Loading: Story = { args: { totals: withEverything, estimated: true } }

export const LongText: Story = { args: { totals: withEverything }, globals: { locale: 'ta' } }
