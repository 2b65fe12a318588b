import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './countdown.tsx'

const meta = {
  title: 'Utility/Countdown',
  component: Countdown,
  args: { left: { days: 2, hours: 3, minutes: 4, seconds: 5 } },
  parameters: {
    usage: {
      when: 'What is left until something begins or ends, in days, hours, minutes and seconds.',
      instead: 'For a day that is far away write the date.',
      dos: ['Pass null once the instant has come: nothing is shown.', 'Write beside it what begins or ends.'],
      donts: [
        'Start it anew for each visit: it counts to an instant.',
        'Announce it: no screen reader reads it out by itself.',
      ],
    },
  },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }
