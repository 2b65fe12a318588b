import type { Meta, StoryObj } from '@storybook/react-vite'
import { savedItems, unpricedItems } from './saved-for-later.fixtures.ts'
import { SavedForLater } from './saved-for-later.tsx'

const nothing = () => undefined

const meta = {
  title: 'Cart/Saved for later',
  component: SavedForLater,
  args: { items: savedItems, prices: 'ready', outcome: null, onMove: nothing, onRemove: nothing, onRetry: nothing },
  parameters: {
    usage: {
      when: "What the shopper took out of the cart to decide later, at today's prices.",
      instead: 'For products that were never in the cart use the wishlist.',
      dos: [
        'Place it below the cart, as `aside`; without items it renders nothing.',
        'Say what changed since it was saved: a price, less in stock, no longer sold.',
        'Tell in `outcome` what became of a move to the cart.',
      ],
      donts: [
        'Hide a line that cannot be bought now: it stays with the reason and can be removed.',
        'Count it into the total of the cart.',
      ],
    },
  },
} satisfies Meta<typeof SavedForLater>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Loading: Story = { args: { items: unpricedItems, prices: 'loading' } }

export const Failed: Story = { args: { items: unpricedItems, prices: 'failed' } }

export const Moved: Story = {
  args: { items: savedItems.slice(1), outcome: { kind: 'moved', product: 'Arka Rakshak Tomato Seeds, 500 g' } },
}
