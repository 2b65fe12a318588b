import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RatingInput } from './rating-input.tsx'
import type { RatingInputProps } from './rating-input.tsx'

/** A rating that follows what is chosen. */
function LiveRating(props: RatingInputProps) {
  const [value, setValue] = useState(props.value)
  return <RatingInput {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Reviews/Rating input',
  component: RatingInput,
  args: { value: 5, onValueChange: () => undefined },
  render: (args) => <LiveRating {...args} />,
  parameters: {
    usage: {
      when: 'Giving one to five stars, each with its word.',
      instead: 'To show a rating use the rating stars.',
      dos: [
        'Start with 0: nothing is chosen, and the field says "Choose 1 to 5 stars".',
        'Pass `name` where a form posts it or moves focus to it.',
      ],
      donts: ['Send at a tap on a star: a tap can be wrong.', 'Ask for halves: it gives whole stars.'],
      keys: { 'Arrow keys': 'choose another number of stars' },
    },
  },
} satisfies Meta<typeof RatingInput>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const NothingChosen: Story = { args: { value: 0 } }

export const Refused: Story = { args: { value: 0, error: 'Please choose your stars' } }

export const Tamil: Story = { args: { value: 3 }, globals: { locale: 'ta' } }
