import type { Meta, StoryObj } from '@storybook/react-vite'
import { MeasuringAsk } from './measuring-ask.tsx'
import { MeasuringSettings } from './measuring-settings.tsx'

const nothing = () => undefined

const meta = {
  title: 'Utility/Measuring consent',
  component: MeasuringAsk,
  args: { moreHref: '#', onChoose: nothing },
} satisfies Meta<typeof MeasuringAsk>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Settings: Story = { render: () => <MeasuringSettings isCounted={false} onChoose={nothing} /> }

export const LongText: Story = { globals: { locale: 'ta' } }
