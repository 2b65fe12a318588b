import type { Meta, StoryObj } from '@storybook/react-vite'
import { aRatingSummary } from '../testing/fixtures/index.ts'
import { RatingSummary } from './rating-summary.tsx'

const meta = {
  title: 'Reviews/Rating summary',
  component: RatingSummary,
  args: { summary: aRatingSummary() },
  parameters: {
    usage: {
      when: 'What all ratings of a product come to: average, how many, and the share of each number of stars.',
      instead: 'In one line use the rating stars.',
      dos: [
        'Set `isPending` while the shares are asked for: their rows keep their place without figures.',
        'Pass five stars first, as the server sums them up.',
      ],
      donts: [
        'Compute the shares from the reviews that are shown.',
        'Use the bars as filters: they only repeat the figures.',
      ],
    },
  },
} satisfies Meta<typeof RatingSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const OneRating: Story = {
  args: {
    summary: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      percentage: rating === 2 ? 100 : 0,
      average: 2,
      count: 1,
    })),
  },
}

export const Empty: Story = {
  args: { summary: [5, 4, 3, 2, 1].map((rating) => ({ rating, percentage: 0, average: 0, count: 0 })) },
}

export const Pending: Story = {
  args: { summary: aRatingSummary().map((share) => ({ ...share, percentage: 0 })), isPending: true },
}

export const Tamil: Story = { globals: { locale: 'ta' } }
