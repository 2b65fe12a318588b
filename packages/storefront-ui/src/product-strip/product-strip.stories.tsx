import type { Meta, StoryObj } from '@storybook/react-vite'
import { someCards } from './product-strip.fixtures.tsx'
import { ProductStrip } from './product-strip.tsx'

const meta = {
  title: 'Product/Product strip',
  component: ProductStrip,
  args: { title: 'Similar products', status: 'ready', allHref: '#all', children: someCards },
} satisfies Meta<typeof ProductStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Waiting: Story = { args: { status: 'waiting', children: null } }

export const Loading: Story = { args: { status: 'loading', children: null } }

export const Empty: Story = { args: { children: null } }

export const Failed: Story = { args: { status: 'failed', children: null, onRetry: () => undefined } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { title: 'இந்தப் பொருளைப் போன்ற, உங்கள் வயலுக்கு ஏற்ற மற்ற பொருட்கள்' },
}
