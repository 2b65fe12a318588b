import type { Meta, StoryObj } from '@storybook/react-vite'
import { MeasuringAsk } from './measuring-ask.tsx'
import { MeasuringSettings } from './measuring-settings.tsx'

const nothing = () => undefined

const meta = {
  title: 'Utility/Measuring consent',
  component: MeasuringAsk,
  args: { moreHref: '#', onChoose: nothing },
  parameters: {
    usage: {
      when: 'Asking whether what is used in the shop may be counted.',
      instead: 'To change the choice later use `MeasuringSettings`, on a page of its own.',
      dos: ['Place it in the flow of the page: it covers nothing.', 'Lead by `moreHref` to what is counted.'],
      donts: [
        'Make yes easier to press than no: both buttons weigh the same.',
        'Count anything before yes.',
        'Ask again after no.',
      ],
    },
  },
} satisfies Meta<typeof MeasuringAsk>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Settings: Story = { render: () => <MeasuringSettings isCounted={false} onChoose={nothing} /> }

export const LongText: Story = { globals: { locale: 'ta' } }
