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
  parameters: { docs: { story: { inline: false, height: '740px' } } },
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
