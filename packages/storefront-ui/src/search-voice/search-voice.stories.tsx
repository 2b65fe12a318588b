import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchVoice } from './search-voice.tsx'

const meta = {
  title: 'Search/Voice',
  component: SearchVoice,
  args: { status: 'idle', onStart: () => undefined, onStop: () => undefined },
  parameters: {
    usage: {
      when: 'Saying what to search for instead of typing it.',
      instead: 'To have a page read out use read aloud.',
      dos: [
        'Offer it as the `lead` of the search box, and only where the browser can listen.',
        'Tell how a listening ended in `status`.',
      ],
      donts: ['Start to listen without a tap.', 'Hide it after a refusal: `denied` says what to do.'],
    },
  },
} satisfies Meta<typeof SearchVoice>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Listening: Story = { args: { status: 'listening' } }

export const NothingHeard: Story = { args: { status: 'nothing' } }

export const Denied: Story = { args: { status: 'denied' } }

export const Failed: Story = { args: { status: 'failed' } }
