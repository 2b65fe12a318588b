import type { Speech } from '@krishi/storefront-hooks/read-aloud'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop, storyProducts } from '../testing/index.ts'
import { ReadAloudWidget } from './read-aloud-widget.tsx'

const aVoice: Speech = {
  hasVoice: () => true,
  onVoices: () => () => {},
  speak: () => Promise.resolve('ended'),
  stop: () => {},
}

const meta = {
  title: 'Connected/Read aloud',
  component: ReadAloudWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { product: { ...storyProducts.neem, overviewHtml: null, descriptionHtml: null }, speech: aVoice },
  parameters: {
    usage: {
      when: 'Having a product read out in the language of the storefront.',
      instead: 'With data of your own use "Read aloud": parts and keys are the same.',
      dos: ['Pass `createBrowserSpeech(window)`, and keep it stable.'],
      donts: [
        'Show a stand-in where the device has no voice: it renders nothing then.',
        'Pass the page as text: it reads what is told of the product.',
      ],
    },
  },
} satisfies Meta<typeof ReadAloudWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { globals: { locale: 'en' } }
