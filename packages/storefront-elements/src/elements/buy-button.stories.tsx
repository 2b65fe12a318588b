import { fillCart, openShop, storyProducts } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories, shopLink } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import buyButton from './buy-button.tsx'

const { handle } = storyProducts.tomato

const meta = {
  title: 'Elements/Buy button',
  ...elementStories('krishi-buy-button', buyButton),
  args: { product: handle, content: shopLink(handle) },
  parameters: {
    usage: {
      when: 'Sells one product in the middle of a text: beside a recipe, under a film, in an answer.',
      instead: 'For picture, name and price take `krishi-product-card`; for several products `krishi-product-strip`.',
      dos: [
        'Put a cart button on the same page: what was added must be found again.',
        'Write the link between the tags.',
      ],
      donts: ['Write a price beside it: it may be another one tomorrow.', 'Put it into a link or a button.'],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const InCart: Story = { loaders: [openShop(fillCart)] }

/** What stands between the tags is shown: the shop cannot be reached. */
export const Offline: Story = { globals: { network: 'offline' } }
