import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPlacedOrder } from './order-success.fixtures.tsx'
import { OrderSuccess } from './order-success.tsx'

const meta = {
  title: 'Checkout/Order success',
  component: OrderSuccess,
  args: {
    state: { status: 'ready', order: aPlacedOrder() },
    shopHref: '#shop',
    ordersHref: null,
    helpNumber: '1800123456',
  },
  parameters: {
    usage: {
      when: 'Thank you after an order: its number, what happens next, what was bought, who helps.',
      instead: 'Later use order details; while the payment is not known, order pending.',
      dos: [
        'Pass null as `ordersHref` for a guest, who has no list of orders.',
        'Say what is due on delivery by `due`, and what was paid by `paid`.',
        'Pass null as `arrives` where the shop promises no day.',
      ],
      donts: ['Show it before the order is placed.', 'Put offers above the number of the order.'],
    },
  },
} satisfies Meta<typeof OrderSuccess>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** A part in advance, the rest at the door. */
export const Advance: Story = { args: { state: { status: 'ready', order: aPlacedOrder({ paid: 20_000 }) } } }

export const Paid: Story = { args: { state: { status: 'ready', order: aPlacedOrder({ paid: 124_000, due: 0 }) } } }

/** Two packs were missing, and what was paid for them came back. */
export const PartlyRefunded: Story = {
  args: {
    state: {
      status: 'ready',
      order: aPlacedOrder({
        paid: 124_000,
        due: 0,
        refunds: [
          { amount: 22_000, time: '2026-11-25T06:00:00.000Z' },
          { amount: 4_500, time: '2026-11-26T06:00:00.000Z' },
        ],
      }),
    },
  },
}

export const SignedIn: Story = {
  args: { state: { status: 'ready', order: aPlacedOrder({ coins: 24 }) }, ordersHref: '#orders' },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed', onRetry: () => undefined } } }
