import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './index.ts'

const meta = {
  title: 'Primitives/Text field',
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name' },
  parameters: {
    usage: {
      when: 'One value in words or digits, with its label above and its error below.',
      instead: 'For one of many known values use the select; for a code by SMS the OTP input.',
      dos: [
        'Say the format in `hint`, which stays while one types.',
        'Use `shape` to keep only what belongs there, such as digits.',
        'Set `inputMode` and `autoComplete`, so that the phone shows the right keyboard and fills in.',
        'Mark the optional fields: most are required.',
      ],
      donts: [
        'Use the placeholder as a label.',
        'Limit the length: a pasted "+91 98765 43210" would be cut.',
        'Say only "invalid": say what to write.',
      ],
    },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const WithHint: Story = {
  args: { label: 'Village or city', hint: 'From pincode 570010', defaultValue: 'Mysuru' },
}

export const Mobile: Story = {
  args: { label: 'Mobile number', prefix: '+91', type: 'tel', inputMode: 'numeric', defaultValue: '98765 43210' },
}

export const Invalid: Story = {
  tags: ['visual-matrix'],
  args: {
    label: 'Pincode',
    hint: '6 digits',
    defaultValue: '57001',
    inputMode: 'numeric',
    error: 'Enter all 6 digits of the pincode',
    required: true,
  },
}

export const Optional: Story = { args: { label: 'Landmark', optional: true } }

export const Multiline: Story = { args: { label: 'Order note', multiline: true, optional: true } }
