import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuyAgain } from './buy-again.tsx'

const short = { productTitle: 'Arka Rakshak Tomato Seeds', variantTitle: '500 g' }

const meta = {
  title: 'Account/Buy again',
  component: BuyAgain,
  args: { state: { status: 'idle' }, cartHref: '#cart', onBuy: () => undefined, onUndo: () => undefined },
  parameters: {
    usage: {
      when: "Putting all of an earlier order into the cart at today's prices, in one tap.",
      instead: 'For one product of it lead to its page.',
      dos: [
        'Tell what cannot be had as before: gone, sold out, fewer.',
        'Offer "Undo": `onUndo` takes out what came in.',
      ],
      donts: ['Open the cart by itself: the link stands beside the outcome.', 'Charge the prices of then.'],
    },
  },
} satisfies Meta<typeof BuyAgain>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** Some of it cannot be had as before. */
export const Done: Story = {
  tags: ['visual-matrix'],
  args: {
    state: {
      status: 'done',
      added: 3,
      shortfalls: [
        { kind: 'gone', ...short, quantity: 0 },
        { kind: 'sold-out', ...short, quantity: 0 },
        { kind: 'reduced', ...short, quantity: 2 },
      ],
    },
  },
}

export const Failed: Story = { args: { state: { status: 'failed' } } }
