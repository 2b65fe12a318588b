import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillCart, inShop, openShop, priceCart } from '../testing/index.ts'
import { ProductListingWidget } from './product-listing-widget.tsx'

const meta = {
  title: 'Connected/Product listing',
  component: ProductListingWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    listing: { handle: 'bestsellers' },
    title: 'Bestsellers',
    formAction: '#add',
    productHref: (handle) => `#${handle}`,
    pageHref: (pageNo) => `#${pageNo}`,
  },
} satisfies Meta<typeof ProductListingWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['visual-matrix'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const InCart: Story = {
  loaders: [openShop(fillCart)],
  play: async (context) => {
    await Basic.play?.(context)
    await priceCart(context)
  },
}

export const Empty: Story = { args: { listing: { handle: 'saplings' }, title: 'Saplings', clearHref: '#clear' } }

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Offline: Story = { ...Failed, globals: { network: 'offline' } }
