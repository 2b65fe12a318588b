import type { Meta, StoryObj } from '@storybook/react-vite'
import { noHearing } from '@krishi/storefront-hooks/dictation'
import { inShop, openShop } from '../testing/index.ts'
import { SearchVoiceWidget } from './search-voice-widget.tsx'

const meta = {
  title: 'Connected/Search voice',
  component: SearchVoiceWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { hearing: { ...noHearing, canHear: true }, onHeard: () => undefined },
  parameters: {
    usage: {
      when: 'Taking the words of a search by voice, in the language of the storefront.',
      instead: 'With data of your own use "Voice": parts and keys are the same.',
      dos: ['Pass `createBrowserHearing(window)`, and keep it stable.', 'Put the words into the field in `onHeard`.'],
      donts: [
        'Search before the shopper has seen what was heard.',
        'Show a stand-in where the device cannot listen: it renders nothing.',
      ],
    },
  },
} satisfies Meta<typeof SearchVoiceWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
