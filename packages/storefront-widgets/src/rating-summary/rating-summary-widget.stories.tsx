import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop, storyProducts } from '../testing/index.ts'
import { RatingSummaryWidget } from './rating-summary-widget.tsx'

const meta = {
  title: 'Connected/Rating summary',
  component: RatingSummaryWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { handle: storyProducts.tomato.handle, rating: storyProducts.tomato.rating },
  parameters: {
    usage: {
      when: 'What all ratings of a product come to.',
      instead: 'With data of your own use "Rating summary": parts and keys are the same.',
      dos: ['Pass the rating that came with the product: it stands there until the shares have come.'],
      donts: ['Ask for the shares in the page: it does.', 'Hide it when it fails: it offers another try.'],
    },
  },
} satisfies Meta<typeof RatingSummaryWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list')
  },
}

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
