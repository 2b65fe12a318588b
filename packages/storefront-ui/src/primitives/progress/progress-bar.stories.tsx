import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './index.ts'

const meta = {
  title: 'Primitives/Progress bar',
  component: ProgressBar,
  args: { value: 0.6, label: 'Free delivery', valueText: '₹120 more for free delivery' },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Empty: Story = { args: { value: 0 } }

export const Complete: Story = { args: { value: 1 } }

export const Offer: Story = { args: { tone: 'offer' } }
