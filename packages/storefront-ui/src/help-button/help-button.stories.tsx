import type { Meta, StoryObj } from '@storybook/react-vite'
import { HelpButton } from './help-button.tsx'

const meta = {
  title: 'Shell/Help button',
  component: HelpButton,
  args: { chatNumber: '9876543210', callNumber: '1800123456' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      when: 'The ways to reach a person, behind one round button at the corner of a page.',
      instead: 'In the footer help stands open, as a part of the site footer.',
      dos: [
        'Pass only numbers that are answered: without both it renders nothing.',
        'Write both numbers without country code: it adds 91.',
      ],
      donts: ['Open it by itself.', 'Put a form into it: it holds two links.'],
    },
  },
} satisfies Meta<typeof HelpButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play({ canvasElement }) {
    const details = canvasElement.querySelector('details')
    if (details) details.open = true
  },
}

export const CallAlone: Story = { args: { chatNumber: '' } }

export const LongWords: Story = { ...Open, globals: { locale: 'ta' } }
