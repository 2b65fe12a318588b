import type { Meta, StoryObj } from '@storybook/react-vite'
import { CouponRow } from './coupon-row.tsx'

const nothing = () => undefined
const best = { code: 'KISAN120', value: 12_000 }

const meta = {
  title: 'Checkout/Coupon row',
  component: CouponRow,
  args: { coupon: null, onOpen: nothing, onApply: nothing, onRemove: nothing },
  parameters: {
    usage: {
      when: 'The coupon of a cart in one row: none, the best offer for one tap, or the one that the cart has.',
      instead: 'For all offers, and to type a code, open the coupon modal from it.',
      dos: [
        'Keep a coupon that waits for a larger cart in the row, with the amount that is missing.',
        'Pass the best offer as `best`: it is offered while no coupon is applied.',
      ],
      donts: [
        'Drop a coupon without a word: one that is over, used up or unknown is told with its reason.',
        'Disable its buttons while an answer is awaited: `pending` holds them, and focus stays.',
      ],
    },
  },
} satisfies Meta<typeof CouponRow>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const WithBestOffer: Story = { tags: ['visual-matrix'], args: { best } }

export const Applied: Story = { args: { coupon: { code: 'KISAN120', standing: { status: 'active', value: 12_000 } } } }

export const BelowMinimum: Story = {
  args: { coupon: { code: 'KISAN120', standing: { status: 'below-minimum', missing: 8_000 } } },
}

export const Over: Story = { args: { coupon: { code: 'KISAN120', standing: { status: 'expired' } } } }

export const UsedUp: Story = { args: { coupon: { code: 'PEHLA100', standing: { status: 'used-up' } }, best } }

export const Pending: Story = { args: { pending: true } }

export const Applying: Story = { args: { best, pending: true } }

export const LargeText: Story = { args: { best }, globals: { textSize: 'double' } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { coupon: { code: 'UZHAVARTHIRUVIZHA2026', standing: { status: 'below-minimum', missing: 1_23_45_600 } } },
}
