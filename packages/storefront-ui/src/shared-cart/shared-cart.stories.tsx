import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareCart } from './share-cart.tsx'
import { sharedCart } from './shared-cart.fixtures.ts'
import { SharedCart } from './shared-cart.tsx'

const meta = {
  title: 'Cart/Shared cart',
  component: SharedCart,
  args: sharedCart,
  parameters: {
    usage: {
      when: "A cart that came by a link or from a page of another origin, at today's prices, to be added or not.",
      instead: "For the shopper's own cart use the cart page.",
      dos: [
        'Say what cannot be had as it was shared, in `shortfalls`.',
        'Set `handover` for a cart from another origin: the page says whether it was taken, used before or came too late.',
        'Offer "Undo" after adding: `onUndo` takes out what came in.',
      ],
      donts: [
        'Add a cart that came by a link by itself: the shopper chooses that.',
        'Show the prices that the sender saw.',
      ],
    },
  },
} satisfies Meta<typeof SharedCart>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Added: Story = { args: { added: 3 } }

export const HandedOver: Story = { args: { handover: 'taken', added: 3 } }

export const HandedOverTooLate: Story = { args: { handover: 'expired' } }

export const NothingLeft: Story = { args: { lines: [] } }

export const Loading: Story = { args: { status: 'loading' } }

export const Failed: Story = { args: { status: 'failed' } }

export const Empty: Story = { args: { status: 'empty' } }

export const Share: Story = {
  render: () => (
    <ShareCart status="shown" link="https://shop.example/shared-cart#cart=p.v.1" onShare={() => undefined} />
  ),
}
