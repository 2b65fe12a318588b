import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './countdown.tsx'

const meta = {
  title: 'Utility/Countdown',
  component: Countdown,
  args: { left: { days: 2, hours: 3, minutes: 4, seconds: 5 } },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }
