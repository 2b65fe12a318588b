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
} satisfies Meta<typeof SearchVoiceWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
