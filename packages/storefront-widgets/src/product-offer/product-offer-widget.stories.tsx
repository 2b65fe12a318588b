import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillCart, inShop, openShop, priceCart, storyProducts } from '../testing/index.ts'
import { ProductOfferWidget } from './product-offer-widget.tsx'

const meta = {
  title: 'Connected/Product offer',
  component: ProductOfferWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    product: storyProducts.tomato,
    variantHref: (id) => `#${id}`,
    formAction: '#add',
    onCartOpen: () => undefined,
  },
  parameters: {
    usage: {
      when: 'The first screen of a product page, which sells.',
      instead: 'With data of your own use "Product offer": parts and keys are the same.',
      dos: [
        'Give each pack an address by `variantHref`.',
        'Open the cart in `onCartOpen`, which "Buy now" calls.',
        'Pass the dose helper as `help`, and delivery and deals as `children`.',
      ],
      donts: [
        'Put a second buy bar on the page: it brings the one of a phone.',
        'Choose the layout of packs in the page: a setting of the shop does.',
      ],
    },
  },
} satisfies Meta<typeof ProductOfferWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const SecondPack: Story = { args: { variantId: 'tomato-50g' } }

export const InCart: Story = { loaders: [openShop(fillCart)], play: priceCart }

export const SoldOut: Story = { args: { product: storyProducts.sprayer } }

/** One was added just now, and today's price is still on its way. */
export const Pending: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas, userEvent }) => {
    const [add] = canvas.getAllByRole('button').filter((button) => button.closest('[data-scope="quantity-control"]'))
    if (add) await userEvent.click(add)
  },
}
