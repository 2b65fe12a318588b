import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuyNow } from './buy-now.tsx'

const meta = {
  title: 'Product/Buy now',
  component: BuyNow,
  args: {
    product: 'Arka Rakshak Tomato Seeds, 10 g',
    inCart: false,
    onBuyNow: () => undefined,
    onGoToCart: () => undefined,
  },
} satisfies Meta<typeof BuyNow>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const InCart: Story = { args: { inCart: true } }

export const SoldOutInCart: Story = { args: { inCart: true, availability: 'sold-out' } }
