import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { OtpInput } from './otp-input.tsx'
import type { OtpInputProps } from './otp-input.tsx'

/** Keeps what is typed, as a host's store would. */
function Typing(props: OtpInputProps) {
  const [value, setValue] = useState(props.value)
  return <OtpInput {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Sign-in/OTP input',
  component: OtpInput,
  args: {
    label: 'Code',
    description: '4 digits. It is checked by itself as soon as it is complete.',
    value: '',
    length: 4,
    onValueChange: () => undefined,
  },
  render: (args) => <Typing {...args} />,
  parameters: {
    usage: {
      when: 'A code of four to eight digits that came as a message.',
      instead: 'For a password or a coupon take a field.',
      dos: ['Say in `description` when the code is checked by itself.', 'Leave what was typed when it was wrong.'],
      donts: ['Disable it while it is checked: it has `busy`.', 'Ask for letters.'],
      keys: {
        'Left, Right': 'another digit',
        Backspace: 'takes the digit before away',
        Paste: 'takes the digits out of a whole message',
      },
    },
  },
} satisfies Meta<typeof OtpInput>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const HalfTyped: Story = { args: { value: '48' } }

export const Complete: Story = { args: { value: '4821' } }

export const Refused: Story = { tags: ['visual-matrix'], args: { value: '0000', error: 'Please enter valid OTP' } }

export const Busy: Story = { args: { value: '4821', busy: true } }

export const SixDigits: Story = { args: { value: '481', length: 6, description: '6 digits' } }

export const EightInANarrowRoom: Story = {
  args: { value: '48219', length: 8, description: '8 digits' },
  decorators: [(Story) => <div style={{ inlineSize: '256px' }}>{Story()}</div>],
}

export const DoubleText: Story = { globals: { textSize: 'double' }, args: { value: '482', length: 6 } }

export const Dark: Story = {
  globals: { colorScheme: 'dark' },
  args: { value: '48' },
  // In a frame: beside others it would make the whole page of the docs dark.
  parameters: { docs: { story: { inline: false, height: '160px' } } },
}
