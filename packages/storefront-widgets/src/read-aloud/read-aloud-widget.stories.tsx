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
} satisfies Meta<typeof ReadAloudWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { globals: { locale: 'en' } }
