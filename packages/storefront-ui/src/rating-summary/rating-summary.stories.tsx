import type { Meta, StoryObj } from '@storybook/react-vite'
import { aRatingSummary } from '../testing/fixtures/index.ts'
import { RatingSummary } from './rating-summary.tsx'

const meta = {
  title: 'Reviews/Rating summary',
  component: RatingSummary,
  args: { summary: aRatingSummary() },
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
      globalRatings: 1,
    })),
  },
}

export const Empty: Story = {
  args: { summary: [5, 4, 3, 2, 1].map((rating) => ({ rating, percentage: 0, average: 0, globalRatings: 0 })) },
}

export const Pending: Story = {
  args: { summary: aRatingSummary().map((share) => ({ ...share, percentage: 0 })), isPending: true },
}

export const Tamil: Story = { globals: { locale: 'ta' } }
