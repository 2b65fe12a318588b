import type { Meta, StoryObj } from '@storybook/react-vite'
import { someGridCards } from '../product-strip/product-strip.fixtures.tsx'
import { CrossSellModal } from './cross-sell-modal.tsx'

const meta = {
  title: 'Cart/Cross sell modal',
  component: CrossSellModal,
  args: {
    open: true,
    status: 'ended',
    children: someGridCards,
    onOpenChange: () => undefined,
    onRetry: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof CrossSellModal>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LoadingMore: Story = { args: { status: 'loading-more' } }

export const Failed: Story = { args: { status: 'failed' } }
