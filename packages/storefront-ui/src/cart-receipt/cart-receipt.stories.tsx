import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPriceRise, aReceipt } from './cart-receipt.fixtures.ts'
import { CartReceipt } from './cart-receipt.tsx'

const meta = {
  title: 'Cart/Cart receipt',
  component: CartReceipt,
  args: aReceipt(),
} satisfies Meta<typeof CartReceipt>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const OneChange: Story = { args: { changes: [aPriceRise] } }

export const Empty: Story = { args: { changes: [] } }

export const LongText: Story = { globals: { locale: 'ta' }, args: { changes: [aPriceRise] } }
