import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingStars } from './rating-stars.tsx'

const meta = {
  title: 'Reviews/Rating stars',
  component: RatingStars,
  args: { average: 4.3 },
  parameters: {
    usage: {
      when: 'Showing a rating of 0 to 5, with its figure.',
      instead: 'To give one use the rating input; for the share of each number of stars the rating summary.',
      dos: ['Pass the average with its fraction: a star is filled in part.', 'Say beside it how many have rated.'],
      donts: ['Show it before the first review.', 'Leave the figure out: colour alone says nothing in sunlight.'],
    },
  },
} satisfies Meta<typeof RatingStars>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Large: Story = { args: { size: 'lg' } }

export const Full: Story = { args: { average: 5 } }

export const None: Story = { args: { average: 0 } }

export const Fractions: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--sf-space-8)' }}>
      {[0.5, 1.2, 2.5, 3.7, 4.9].map((average) => (
        <RatingStars key={average} average={average} />
      ))}
    </div>
  ),
}
