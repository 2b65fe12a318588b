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

const meta = {
  title: 'Primitives/Radio group',
  component: Payment,
  parameters: {
    usage: {
      when: 'One answer among a few, each as a card that can be pressed anywhere.',
      instead: 'For many answers use the select; for yes or no the checkbox.',
      dos: [
        'Ask the question in `legend`.',
        'Give an answer that cannot be chosen its `disabledReason`: it stays in the order of the arrows, so that the reason is heard.',
        'Put an amount at the end of the line, as `aside`.',
      ],
      donts: ['Take an answer out because it is closed now.', 'Put a button into a card.'],
    },
  },
} satisfies Meta<typeof Payment>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const OneClosed: Story = { args: { codReason: 'Not offered for orders above ₹10,000' } }

export const Invalid: Story = { args: { error: 'Choose how you want to pay' } }
