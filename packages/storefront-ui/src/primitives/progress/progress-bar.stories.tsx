import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './index.ts'

const meta = {
  title: 'Primitives/Progress bar',
  component: ProgressBar,
  args: { value: 0.6, label: 'Free delivery', valueText: '₹120 more for free delivery' },
  parameters: {
    usage: {
      when: 'How far something is on a known way, with words beside it.',
      instead: 'For work without a known end use the spinner; for a place that loads the skeleton.',
      dos: ['Say in `valueText` what is missing: "₹120 more for free delivery".', 'Put the same words beside the bar.'],
      donts: [
        'Use it as a choice: it cannot be moved.',
        'Leave `label` out because of the words beside it: a screen reader hears it with the value.',
      ],
    },
  },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Empty: Story = { args: { value: 0 } }

export const Complete: Story = { args: { value: 1 } }

export const Offer: Story = { args: { tone: 'offer' } }
