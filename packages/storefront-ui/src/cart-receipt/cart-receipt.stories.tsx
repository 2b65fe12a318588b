import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPriceRise, aReceipt } from './cart-receipt.fixtures.ts'
import { CartReceipt } from './cart-receipt.tsx'

const meta = {
  title: 'Cart/Cart receipt',
  component: CartReceipt,
  args: aReceipt(),
  parameters: {
    usage: {
      when: 'One short notice in the cart that a price sync changed it: a price, a quantity, a product that is gone.',
      instead: 'Its button opens the cart receipt sheet, which lists every change.',
      dos: [
        'Pass it as `receipt` to the cart, where it stands above the lines.',
        'Keep it mounted with an empty list: the live region must be in the page before its text.',
      ],
      donts: [
        'Clear the changes by a timer: they leave when the shopper closes the notice or confirms the sheet.',
        'Repeat the same changes in toasts.',
      ],
    },
  },
} satisfies Meta<typeof CartReceipt>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const OneChange: Story = { args: { changes: [aPriceRise] } }

export const Empty: Story = { args: { changes: [] } }

export const LongText: Story = { globals: { locale: 'ta' }, args: { changes: [aPriceRise] } }
