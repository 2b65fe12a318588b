import type { Meta, StoryObj } from '@storybook/react-vite'
import { aReceipt } from '../cart-receipt/cart-receipt.fixtures.ts'
import { CartReceipt } from '../cart-receipt/index.ts'
import { aCartLine, aText, someTotals } from '../testing/index.ts'
import { aCartView, aContent, lineNamed } from './cart-drawer.fixtures.tsx'
import { CartPanel } from './cart-panel.tsx'

const meta = {
  title: 'Cart/Cart page',
  component: CartPanel,
  args: aContent(),
  parameters: {
    usage: {
      when: 'The cart as a page of its own: one column on a phone, two on a desktop.',
      instead: 'Over another page use the cart drawer, which shows the same content.',
      dos: [
        'Set `prices` to `loading` until the first answer: the bill then says that its sums are an estimate.',
        'Set `termsDefaultChecked` to false where the law wants consent: Proceed then names what is missing.',
        'Pass what was put aside as `aside`: it stays below the cart, also when the cart is empty.',
      ],
      donts: [
        'Treat an unknown cart as an empty one: without lines, `loading` shows their places.',
        'Add a second Proceed: the footer with terms and button stays in view.',
      ],
    },
  },
} satisfies Meta<typeof CartPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Empty: Story = {
  args: { cart: aCartView({ lines: [], totals: someTotals({ totalNoOfItemsinCart: 0 }) }) },
}

export const Loading: Story = { args: { cart: aCartView({ lines: [], prices: 'loading' }) } }

export const Estimated: Story = { args: { cart: aCartView({ prices: 'loading' }) } }

export const Pending: Story = { args: { cart: aCartView({ proceeding: true }) } }

export const TermsOpen: Story = { args: { termsDefaultChecked: false } }

export const Failed: Story = { args: { cart: aCartView({ prices: 'failed' }) } }

export const FailedOffline: Story = { args: { cart: aCartView({ prices: 'failed', offline: true }) } }

export const Offline: Story = { args: { cart: aCartView({ offline: true }) } }

export const Changed: Story = {
  args: {
    receipt: <CartReceipt {...aReceipt()} />,
  },
}

export const LongText: Story = {
  args: {
    cart: aCartView({
      lines: [
        lineNamed('long', {
          line: aCartLine({
            productName: aText('பூச்சிக்கொல்லி மற்றும் பூஞ்சைக்கொல்லி கலவை மருந்து, நெல் வயல்களுக்கானது', 'ta'),
          }),
        }),
      ],
    }),
  },
  globals: { locale: 'ta' },
}
