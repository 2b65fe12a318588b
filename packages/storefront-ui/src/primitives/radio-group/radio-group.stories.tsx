import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CardIcon, CashIcon } from '../icon/index.ts'
import { RadioCard, RadioGroup } from './index.ts'
import type { RadioGroupProps } from './index.ts'

function Payment({ codReason, error }: { codReason?: string } & Pick<RadioGroupProps, 'error'>) {
  const [value, setValue] = useState(error ? undefined : 'online')
  return (
    <RadioGroup legend="How would you like to pay?" value={value} onValueChange={setValue} error={error}>
      <RadioCard
        value="online"
        title="Pay online"
        description="UPI, cards, net banking. You save ₹22."
        icon={<CardIcon />}
        aside="₹428"
      />
      <RadioCard
        value="cod"
        title="Cash on delivery"
        description="Pay when the parcel is in your hands."
        icon={<CashIcon />}
        aside="₹450"
        disabledReason={codReason}
      />
    </RadioGroup>
  )
}

const meta = { title: 'Primitives/Radio group', component: Payment } satisfies Meta<typeof Payment>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const OneClosed: Story = { args: { codReason: 'Not offered for orders above ₹10,000' } }

export const Invalid: Story = { args: { error: 'Choose how you want to pay' } }
