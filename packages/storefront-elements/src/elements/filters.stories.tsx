import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import filters from './filters.tsx'

const meta = {
  title: 'Elements/Filters with goods',
  ...elementStories('krishi-filters', filters),
  args: {
    collection: 'bestsellers',
    content: '<a href="https://shop.example/collections/bestsellers">Bestsellers</a>',
  },
  parameters: {
    usage: {
      when: 'A whole collection on a page, with what narrows and orders it.',
      instead: 'For a row of a few products take `krishi-product-strip`.',
      dos: [
        'Give it the width of the page: from 800 pixels on the filters stand beside the goods.',
        'Keep `search` in the address of the page when `krishi-filter-change` tells of another choice.',
      ],
      donts: ['Put it into a column beside a text.', 'Put two of them on a page.'],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** The page has chosen beforehand. */
export const Narrowed: Story = { args: { search: 'brands=dharti-seeds' } }
