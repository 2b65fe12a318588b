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
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'All suggestions for a cart, in a sheet that loads more while it is scrolled.',
      instead: 'In the cart itself use the row of cross sell, whose button opens this sheet.',
      dos: [
        'Observe `sentinelRef` and load the next page before the end is reached.',
        'Set `isLabelled` wherever the row is labelled too.',
      ],
      donts: [
        'Close it after an add: the shopper may want another.',
        'Leave out the end: `ended` says that there is no more.',
      ],
    },
  },
} satisfies Meta<typeof CrossSellModal>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LoadingMore: Story = { args: { status: 'loading-more' } }

export const Failed: Story = { args: { status: 'failed' } }
