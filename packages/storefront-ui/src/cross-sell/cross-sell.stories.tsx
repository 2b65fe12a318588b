import type { Meta, StoryObj } from '@storybook/react-vite'
import { someCards } from '../product-strip/product-strip.fixtures.tsx'
import { CrossSell } from './cross-sell.tsx'

const meta = {
  title: 'Cart/Cross sell',
  component: CrossSell,
  args: { status: 'ready', children: someCards, onViewAll: () => undefined, onRetry: () => undefined },
} satisfies Meta<typeof CrossSell>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** As Indian law wants it said. */
export const Labelled: Story = { args: { isLabelled: true } }

export const Loading: Story = { args: { status: 'loading', children: null } }

export const Failed: Story = { args: { status: 'failed', children: null } }

export const LongText: Story = { globals: { locale: 'ta' } }
