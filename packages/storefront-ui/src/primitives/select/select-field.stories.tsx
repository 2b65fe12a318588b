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

const meta = { title: 'Primitives/Select', component: State } satisfies Meta<typeof State>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Locked: Story = { args: { start: 'KA', locked: true, lockedHint: 'From pincode 570010' } }

export const Invalid: Story = { args: { error: 'Choose your state' } }
