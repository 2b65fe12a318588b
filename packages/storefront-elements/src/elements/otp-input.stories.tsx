import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories } from '../testing/element-stories.tsx'
import { fieldForStory } from '../testing/field-for-story.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import otpInput from './otp-input.tsx'

const meta = {
  title: 'Elements/Field for a code',
  ...elementStories('krishi-otp-input', fieldForStory(otpInput)),
  args: { name: 'code', content: '<label>Code <input name="code" inputmode="numeric" required /></label>' },
  parameters: {
    usage: {
      when: 'A code from a message, in a form of the page: it is sent with the form under its `name`.',
      dos: [
        'Write the plain field between the tags: the form works before the script does.',
        'Say by `label` where the code comes from.',
      ],
      donts: ['Use it for a password or a pincode.', 'Send the form at the last digit without saying so.'],
      keys: {
        'Left, Right': 'another digit',
        Backspace: 'takes the digit before away',
        Paste: 'takes the digits out of a whole message',
      },
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const SixDigits: Story = { args: { length: 6, label: 'Code from your bank', value: '482' } }

export const Disabled: Story = { args: { disabled: true } }
