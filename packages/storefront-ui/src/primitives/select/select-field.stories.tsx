import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SelectField } from './index.ts'
import type { SelectFieldProps } from './index.ts'

const options = [
  { value: 'KA', label: 'Karnataka' },
  { value: 'TN', label: 'Tamil Nadu' },
  { value: 'AN', label: 'Andaman and Nicobar Islands' },
]

function State({
  start = '',
  ...props
}: { start?: string } & Pick<SelectFieldProps, 'locked' | 'lockedHint' | 'error'>) {
  const [value, setValue] = useState(start)
  return <SelectField {...props} label="State" value={value} onValueChange={setValue} options={options} />
}

const meta = {
  title: 'Primitives/Select',
  component: State,
  parameters: {
    usage: {
      when: 'One of many known values, opened by the phone in its own way.',
      instead: 'For up to about five answers use the radio group, where all are seen.',
      dos: [
        'Set `locked` for a value that was found for the shopper, and say in `lockedHint` where it comes from.',
        'Leave `placeholder` unless one value is right for nearly everybody.',
      ],
      donts: ['Disable it: a locked one can be reached and says why.', 'Put actions among the values.'],
    },
  },
} satisfies Meta<typeof State>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Locked: Story = { args: { start: 'KA', locked: true, lockedHint: 'From pincode 570010' } }

export const Invalid: Story = { args: { error: 'Choose your state' } }
