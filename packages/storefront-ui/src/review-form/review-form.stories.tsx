import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { aPackshot } from '../testing/fixtures/index.ts'
import { ReviewForm } from './review-form.tsx'
import type { ReviewFormProps } from './review-form.tsx'

/** A form that keeps what is written. */
function LiveForm(props: ReviewFormProps) {
  const [draft, setDraft] = useState(props.draft)
  return (
    <ReviewForm {...props} draft={draft} onDraftChange={(change) => setDraft((before) => ({ ...before, ...change }))} />
  )
}

const nothing = () => undefined

const meta = {
  title: 'Reviews/Review form',
  component: ReviewForm,
  args: {
    open: true,
    product: 'Arka Rakshak Tomato Seeds',
    draft: { rating: 5, message: '' },
    messageLimit: 1000,
    problems: [],
    attempt: 0,
    status: 'writing',
    pictures: { items: [], problem: null, onAdd: nothing, onRemove: nothing },
    onOpenChange: nothing,
    onDraftChange: nothing,
    onSubmit: nothing,
  },
  render: (args) => <LiveForm {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'Writing a review, or changing the one of before: stars, words and pictures in a dialog.',
      instead: 'For a question to other farmers use the question form of the community.',
      dos: [
        'Keep what was written when sending fails: each failure has its own sentence.',
        'Set `isChange` for whoever has reviewed the product already.',
        'Use `sent-for-check` where a person looks at it first.',
        'Raise `attempt` at each submit: focus moves to the first refused field.',
      ],
      donts: [
        'Cut the text at its limit: it is refused in words.',
        'Close the dialog at once after sending: it says thank you.',
      ],
    },
  },
} satisfies Meta<typeof ReviewForm>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Refused: Story = {
  args: {
    draft: { rating: 0, message: '' },
    problems: [
      { field: 'rating', error: 'required' },
      { field: 'message', error: 'required' },
    ],
  },
}

export const Sending: Story = { args: { status: 'sending', draft: { rating: 4, message: 'Came up well.' } } }

export const Sent: Story = { args: { status: 'sent' } }

export const SentForCheck: Story = { args: { status: 'sent-for-check' } }

export const Failed: Story = { args: { status: 'failed', draft: { rating: 4, message: 'Came up well.' } } }

export const Offline: Story = { args: { status: 'not-sent', draft: { rating: 4, message: 'Came up well.' } } }

export const Change: Story = {
  args: {
    isChange: true,
    draft: { rating: 4, message: 'Came up well.' },
    pictures: {
      items: [{ id: '1', name: '1', source: aPackshot('seeds') }],
      problem: null,
      onAdd: nothing,
      onRemove: nothing,
    },
  },
}

export const TooManyPictures: Story = {
  args: { pictures: { items: [], problem: 'count', onAdd: nothing, onRemove: nothing } },
}

export const Tamil: Story = { globals: { locale: 'ta' } }
