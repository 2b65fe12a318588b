import type { Meta, StoryObj } from '@storybook/react-vite'
import { someCards } from '../product-strip/product-strip.fixtures.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'

const meta = {
  title: 'Product/Recently viewed',
  component: RecentlyViewed,
  args: { status: 'ready', children: someCards, onClear: () => undefined, onUndo: () => undefined },
  parameters: {
    usage: {
      when: 'The products that were viewed on this device, with a button that forgets them.',
      instead: 'For products that the shopper put aside use the wishlist.',
      dos: [
        'Use `cleared` after the list was emptied: the same button brings it back.',
        'Keep the list on the device.',
      ],
      donts: ['Show the product of the page itself.', 'Ask before it is cleared: it can be undone.'],
    },
  },
} satisfies Meta<typeof RecentlyViewed>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Loading: Story = { args: { status: 'loading', skeletonCount: 3, children: null } }

export const Cleared: Story = { args: { status: 'cleared' } }

export const Failed: Story = { args: { status: 'failed', children: null, onRetry: () => undefined } }
