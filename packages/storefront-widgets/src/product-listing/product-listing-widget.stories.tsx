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
  parameters: {
    usage: {
      when: 'The products of a collection, page after page on scrolling.',
      instead: 'With data of your own use "Product grid": parts and keys are the same.',
      dos: [
        'Keep the page in view in the address, by `onPageInView`.',
        'Set `priorityCount` to the cards of the first row.',
        'Pass `clearHref` where something narrows it.',
      ],
      donts: [
        'Load more beside it: it does so by scrolling, and by its link.',
        'Set the number of columns: the grid measures its own place.',
      ],
    },
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
