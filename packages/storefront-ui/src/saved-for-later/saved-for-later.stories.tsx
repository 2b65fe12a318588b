import type { Meta, StoryObj } from '@storybook/react-vite'
import { savedItems, unpricedItems } from './saved-for-later.fixtures.ts'
import { SavedForLater } from './saved-for-later.tsx'

const nothing = () => undefined

const meta = {
  title: 'Cart/Saved for later',
  component: SavedForLater,
  args: { items: savedItems, prices: 'ready', outcome: null, onMove: nothing, onRemove: nothing, onRetry: nothing },
} satisfies Meta<typeof SavedForLater>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Loading: Story = { args: { items: unpricedItems, prices: 'loading' } }

export const Failed: Story = { args: { items: unpricedItems, prices: 'failed' } }

export const Moved: Story = {
  args: { items: savedItems.slice(1), outcome: { kind: 'moved', product: 'Arka Rakshak Tomato Seeds, 500 g' } },
}
