import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillCart, openShop } from '../testing/index.ts'
import { CartPanelWidget } from './cart-panel-widget.tsx'
import { cartLinks, cartStates, cartStory } from './cart-story.fixtures.ts'

const meta = {
  title: 'Connected/Cart page',
  component: CartPanelWidget,
  ...cartStory,
  args: cartLinks,
  parameters: {
    usage: {
      when: 'The page of the cart, bound to the same cart as the drawer.',
      instead: 'With data of your own use "Cart page": parts and keys are the same.',
      dos: [
        'Use the options of the drawer: both show the same parts.',
        'Let it say what a price sync changed: it brings the receipt.',
      ],
      donts: ['Open the drawer on this page.', 'Redirect away while the cart is empty: it offers the way on.'],
    },
  },
} satisfies Meta<typeof CartPanelWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Empty: Story = cartStates.Empty

export const Loading: Story = cartStates.Loading

export const Failed: Story = cartStates.Failed

export const Offline: Story = { globals: { network: 'offline' } }

/** Since the last visit, one product has become dearer and the other is sold out. */
export const Changed: Story = {
  loaders: [
    openShop((shop) => {
      fillCart(shop)
      shop.backend.changeVariant('tomato-10g', { price: 48_000 })
      shop.backend.changeVariant('neem-250ml', { inventoryQuantity: 0 })
    }),
  ],
}
