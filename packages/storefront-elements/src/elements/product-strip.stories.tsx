import { storyProducts } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import productStrip from './product-strip.tsx'

const meta = {
  title: 'Elements/Product strip',
  ...elementStories('krishi-product-strip', productStrip),
  args: {
    collection: 'bestsellers',
    content: '<a href="https://shop.example/collections/bestsellers">Bestsellers</a>',
  },
  parameters: {
    usage: {
      when: 'A row of products under a heading: a whole collection, or those that go with a text.',
      instead: 'For a single product take `krishi-product-card`.',
      dos: [
        'Name a collection where the choice is the shop’s: it follows what is for sale.',
        'Keep a chosen row short: six are seen, thirty are not.',
      ],
      donts: ['Write a heading above it: it brings one.', 'Put two of them side by side.'],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

/** The page chooses the products and the heading. */
export const Chosen: Story = {
  args: {
    collection: undefined,
    products: `${storyProducts.neem.handle} ${storyProducts.compost.handle}`,
    heading: 'For a healthy soil',
  },
}
