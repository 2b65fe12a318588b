import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button/index.ts'
import { aPackshot, aReview, someReviews } from '../testing/fixtures/index.ts'
import { ReviewList } from './review-list.tsx'

const meta = {
  title: 'Reviews/Review list',
  component: ReviewList,
  args: {
    status: 'ready',
    reviews: [
      aReview(),
      aReview({
        id: '2',
        author: 'रामेश्वर यादव',
        rating: 5,
        language: 'hi',
        message: 'बीज समय पर मिले और अंकुरण बहुत अच्छा रहा।',
        pictures: [aPackshot('seeds'), aPackshot('sack')],
      }),
      aReview({ id: '3', author: '', rating: 2, message: 'The pack came late.' }),
    ],
    nextHref: '#more',
  },
  parameters: {
    usage: {
      when: 'What shoppers say about a product, ten at a time.',
      instead: 'For the figures above it use the rating summary.',
      dos: [
        'On a product page pass `readMoreHref`: after ten reviews it leads to all.',
        'Pass `expected` where it is known how many more will come: their room is kept.',
        'Pass the way to write the first one as `emptyAction`.',
      ],
      donts: [
        'Translate a review: it is marked with its language.',
        'Hide bad ones.',
        'Empty the list when a later page fails.',
      ],
    },
  },
} satisfies Meta<typeof ReviewList>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const FirstTenOfMore: Story = { args: { reviews: someReviews(10), readMoreHref: '#all' } }

export const FewerThanTen: Story = { args: { reviews: someReviews(3), readMoreHref: '#all' } }

export const Loading: Story = { args: { reviews: [], status: 'loading' } }

export const LoadingMore: Story = { args: { status: 'loading-more' } }

/** Two more are on their way, into room that is there. */
export const RoomKept: Story = { args: { status: 'loading-more', expected: 2 } }

export const Ended: Story = { args: { status: 'ended' } }

export const Empty: Story = { args: { reviews: [], status: 'ended', emptyAction: <Button>Write a review</Button> } }

export const Failed: Story = { args: { reviews: [], status: 'failed', onRetry: () => undefined } }

export const FailedLater: Story = { args: { status: 'failed', onRetry: () => undefined } }

export const LongText: Story = {
  args: {
    reviews: [
      aReview({
        author: 'திருமதி மீனாட்சி சுந்தரேஸ்வரன், திருநெல்வேலி மாவட்டம்',
        language: 'ta',
        message: 'விதைகள் நன்றாக முளைத்தன. '.repeat(12),
      }),
    ],
  },
  globals: { locale: 'ta' },
}
