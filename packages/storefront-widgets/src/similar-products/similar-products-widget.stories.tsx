import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { SimilarProductsWidget } from './similar-products-widget.tsx'

const meta = {
  title: 'Connected/Similar products',
  component: SimilarProductsWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    productId: 'neem',
    title: 'Similar products',
    firstPage: 1,
    formAction: '#add',
    productHref: (handle) => `#${handle}`,
    pageHref: (pageNo) => `#${String(pageNo)}`,
  },
} satisfies Meta<typeof SimilarProductsWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const Empty: Story = { args: { productId: 'nothing' } }

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Offline: Story = { ...Failed, globals: { network: 'offline' } }
