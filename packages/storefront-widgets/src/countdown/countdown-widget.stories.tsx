import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { CountdownWidget } from './countdown-widget.tsx'

const meta = {
  title: 'Connected/Countdown',
  component: CountdownWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { until: 0 },
} satisfies Meta<typeof CountdownWidget>

export default meta
type Story = StoryObj<typeof meta>

/** The time has come. */
export const Over: Story = {}
