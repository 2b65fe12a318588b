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
  parameters: {
    usage: {
      when: 'The short way beside "Add to cart": adds one pack and opens the cart, or leads to the cart when the pack is in it.',
      instead: 'In lists use the quantity control alone.',
      dos: [
        'Pass `form`, so that it works before scripts run.',
        'Set `inCart` from the cart: the button then reads "Go to cart".',
      ],
      donts: [
        'Explain in its place why a pack cannot be bought: the quantity control beside it does, and this renders nothing.',
        'Skip the cart: the shopper sees the sum first.',
      ],
    },
  },
} satisfies Meta<typeof BuyNow>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const InCart: Story = { args: { inCart: true } }

export const SoldOutInCart: Story = { args: { inCart: true, availability: 'sold-out' } }
