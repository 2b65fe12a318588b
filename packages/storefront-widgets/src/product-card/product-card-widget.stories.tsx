import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillCart, inShop, openShop, priceCart, storyProducts } from '../testing/index.ts'
import { ProductCardWidget } from './product-card-widget.tsx'

const meta = {
  title: 'Connected/Product card',
  component: ProductCardWidget,
  loaders: [openShop()],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '11rem' }}>
        <Story />
      </div>
    ),
    inShop,
  ],
  args: { product: storyProducts.tomato, href: '#product' },
  parameters: {
    usage: {
      when: 'A product card that sells, bound to the cart of the storefront.',
      instead: 'With data of your own use "Product card": parts and keys are the same.',
      dos: [
        'Pass `formAction`, so that it sells before scripts run.',
        'Put hearts on all cards of a page at once, by `CardCorner`.',
      ],
      donts: [
        'Pass the quantity: it comes from the cart.',
        'Choose a sold-out pack: it begins with the first for sale.',
      ],
    },
  },
} satisfies Meta<typeof ProductCardWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const InCart: Story = { loaders: [openShop(fillCart)], play: priceCart }

export const LastOnes: Story = { args: { product: storyProducts.compost } }

export const SoldOut: Story = { args: { product: storyProducts.sprayer } }

/** One was added just now, and today's price is still on its way. */
export const Pending: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}

/** A tap counts without a network too. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async (context) => {
    await Pending.play?.(context)
    await priceCart(context)
  },
}
