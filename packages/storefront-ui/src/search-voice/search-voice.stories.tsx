import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchVoice } from './search-voice.tsx'

const meta = {
  title: 'Search/Voice',
  component: SearchVoice,
  args: { status: 'idle', onStart: () => undefined, onStop: () => undefined },
} satisfies Meta<typeof SearchVoice>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Listening: Story = { args: { status: 'listening' } }

export const NothingHeard: Story = { args: { status: 'nothing' } }

export const Denied: Story = { args: { status: 'denied' } }

export const Failed: Story = { args: { status: 'failed' } }
