import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillCart, inShop, openShop, priceCart } from '../testing/index.ts'
import { CartPanelWidget } from './cart-panel-widget.tsx'

const meta = {
  title: 'Connected/Cart page',
  component: CartPanelWidget,
  loaders: [openShop(fillCart)],
  decorators: [inShop],
  play: priceCart,
  args: {
    continueHref: '#shop',
    termsHref: '#terms',
    productHref: (handle) => `#${handle}`,
    onProceeded: () => undefined,
  },
} satisfies Meta<typeof CartPanelWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Empty: Story = { loaders: [openShop()] }

export const Loading: Story = { globals: { network: 'slow' }, play: () => undefined }

export const Failed: Story = { globals: { network: 'failing' } }

export const Offline: Story = { globals: { network: 'offline' } }

/** Since she was here, one product has become dearer and the other is sold out. */
export const Changed: Story = {
  loaders: [
    openShop((shop) => {
      fillCart(shop)
      shop.backend.changeVariant('tomato-10g', { price: 48_000 })
      shop.backend.changeVariant('neem-250ml', { inventoryQuantity: 0 })
    }),
  ],
}
