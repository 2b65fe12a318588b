import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCouponOffer, anOffer, someCouponOffers } from './coupon-modal.fixtures.ts'
import { CouponModal } from './coupon-modal.tsx'

const nothing = () => undefined

const meta = {
  title: 'Checkout/Coupon modal',
  component: CouponModal,
  args: {
    open: true,
    offers: someCouponOffers(),
    listStatus: 'ready',
    applying: null,
    error: null,
    onOpenChange: nothing,
    onApply: nothing,
    onRemove: nothing,
    onRetry: nothing,
  },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'Typing a coupon, or choosing one of the offers, with what each takes off this cart.',
      instead: 'For the coupon that is applied already take the coupon row of the cart.',
      dos: [
        'Keep offers that do not hold yet, with what is missing.',
        'Leave a refused code in its field, with the reason.',
      ],
      donts: ['Offer what the next step refuses: `standing` comes from the same rule.', 'Close it on a refusal.'],
      keys: { Enter: 'applies the code that is typed' },
    },
  },
} satisfies Meta<typeof CouponModal>

export default meta
type Story = StoryObj<typeof meta>

/** Types a code into the box. */
const typeCode: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'kisan2')
}

export const Basic: Story = { tags: ['visual-matrix'] }

export const Applied: Story = {
  args: { offers: [aCouponOffer({ isBest: true, isApplied: true }), ...someCouponOffers().slice(1)] },
}

export const AppliedBelowMinimum: Story = {
  args: { offers: [aCouponOffer({ isApplied: true, standing: { status: 'below-minimum', missing: 8_000 } })] },
}

export const Empty: Story = { args: { offers: [] } }

export const Loading: Story = { args: { offers: [], listStatus: 'loading' } }

export const Failed: Story = { args: { offers: [], listStatus: 'failed' } }

export const Applying: Story = { args: { applying: 'KISAN120' } }

export const ApplyingTyped: Story = { args: { applying: 'KISAN2' }, play: typeCode }

export const Refused: Story = {
  args: { error: { code: 'KISAN2', kind: 'refused', message: 'You have used this coupon already.' } },
  play: typeCode,
}

export const RefusedOffer: Story = {
  args: { error: { code: 'KISAN120', kind: 'refused', message: 'You have used this coupon already.' } },
}

export const Unknown: Story = { args: { error: { code: 'KISAN2', kind: 'unknown' } }, play: typeCode }

export const Unreachable: Story = { args: { error: { code: 'KISAN2', kind: 'failed' } }, play: typeCode }

export const Offline: Story = { args: { error: { code: 'KISAN2', kind: 'not-sent' } }, play: typeCode }

export const LargeText: Story = { globals: { textSize: 'double' } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: {
    offers: [
      aCouponOffer({ offer: anOffer({ name: 'UZHAVARTHIRUVIZHA2026SIRAPPUSALUGAI' }), isBest: true }),
      ...someCouponOffers().slice(1),
    ],
  },
}
