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
  parameters: {
    usage: {
      when: 'All products that are like one: ten, and ten more on scrolling.',
      instead: 'On the page of the product use the connected similar products strip.',
      dos: ['Give each page an address by `pageHref`: a link leads on without scripts.'],
      donts: ['Hide it where a shop cannot tell: it says that it is not offered.', 'Mix the product itself into it.'],
    },
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
