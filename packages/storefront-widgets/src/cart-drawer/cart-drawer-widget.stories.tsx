import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillCart, inShop, openShop, priceCart } from '../testing/index.ts'
import { CartDrawerWidget } from './cart-drawer-widget.tsx'

const meta = {
  title: 'Connected/Cart drawer',
  component: CartDrawerWidget,
  loaders: [openShop(fillCart)],
  decorators: [inShop],
  play: priceCart,
  args: {
    open: true,
    onOpenChange: () => undefined,
    continueHref: '#shop',
    termsHref: '#terms',
    productHref: (handle) => `#${handle}`,
    onProceeded: () => undefined,
  },
} satisfies Meta<typeof CartDrawerWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Empty: Story = { loaders: [openShop()] }

export const Loading: Story = { globals: { network: 'slow' }, play: () => undefined }

export const Failed: Story = { globals: { network: 'failing' } }
