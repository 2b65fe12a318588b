import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { CountdownWidget } from './countdown-widget.tsx'

const meta = {
  title: 'Connected/Countdown',
  component: CountdownWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { until: 0 },
  parameters: {
    usage: {
      when: 'What is left until an instant, updated every second.',
      instead: 'With data of your own use "Countdown": parts and keys are the same.',
      dos: ['Pass the instant in ms since 1970.', 'Keep its place free: the server renders nothing of it.'],
      donts: ['Use it for a deadline that each visitor has alone.', 'Act on its end: it only shows.'],
    },
  },
} satisfies Meta<typeof CountdownWidget>

export default meta
type Story = StoryObj<typeof meta>

/** The time has come. */
export const Over: Story = {}
