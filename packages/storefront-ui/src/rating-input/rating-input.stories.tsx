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
} satisfies Meta<typeof RatingInput>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const NothingChosen: Story = { args: { value: 0 } }

export const Refused: Story = { args: { value: 0, error: 'Please choose your stars' } }

export const Tamil: Story = { args: { value: 3 }, globals: { locale: 'ta' } }
