import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop, storyProducts } from '../testing/index.ts'
import { ReviewListWidget } from './review-list-widget.tsx'

const meta = {
  title: 'Connected/Review list',
  component: ReviewListWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { handle: storyProducts.tomato.handle, firstPage: 1, pageHref: (pageNo) => `#${pageNo}` },
  parameters: {
    usage: {
      when: 'All reviews of a product, page after page as the last one comes into sight.',
      instead: 'With data of your own use "Review list": parts and keys are the same.',
      dos: [
        'Pass `reviewCount`: room is kept for those on their way.',
        'Begin at the page of the address, by `firstPage`.',
      ],
      donts: [
        'Use it on the product page: ten reviews and a link are enough there.',
        'Stop at a count: an empty page is the end.',
      ],
    },
  },
} satisfies Meta<typeof ReviewListWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['visual-matrix'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const Empty: Story = { args: { handle: storyProducts.sprayer.handle } }

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Offline: Story = { ...Failed, globals: { network: 'offline' } }
