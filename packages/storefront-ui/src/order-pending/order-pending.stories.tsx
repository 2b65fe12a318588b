import type { Meta, StoryObj } from '@storybook/react-vite'
import { anUnpaidOrder, unpaid } from './order-pending.fixtures.ts'
import { OrderPending } from './order-pending.tsx'

const meta = {
  title: 'Checkout/Order pending',
  component: OrderPending,
  args: {
    state: { status: 'checking', ...anUnpaidOrder },
    helpNumber: '1800123456',
  },
  parameters: {
    usage: {
      when: 'How far a payment is, when the page could not learn it at once.',
      instead: 'With a placed order use order success; for an order from an earlier page open order.',
      dos: [
        'Keep asking while it is `checking`, `unpaid` or `refunding`: it says so.',
        'Offer cash on delivery beside paying again.',
      ],
      donts: [
        'Say more about money than the server has said.',
        'Let the shopper pay again while the bank is asked.',
        'Replace its heading between states: focus stays on it.',
      ],
    },
  },
} satisfies Meta<typeof OrderPending>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Unpaid: Story = { args: { state: unpaid } }

export const PayingAgain: Story = { args: { state: { ...unpaid, isPaying: true } } }

export const NoWindow: Story = { args: { state: { ...unpaid, isUnavailable: true } } }

export const Expired: Story = {
  args: { state: { status: 'expired', orderName: anUnpaidOrder.orderName, paymentHref: '#payment' } },
}

export const Refunding: Story = { args: { state: { status: 'refunding', ...anUnpaidOrder } } }

export const Refunded: Story = { args: { state: { status: 'refunded', ...anUnpaidOrder } } }

export const Paid: Story = {
  args: { state: { status: 'paid', orderName: anUnpaidOrder.orderName, orderHref: '#order' } },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed', onRetry: () => undefined } } }

export const Unknown: Story = { args: { state: { status: 'unknown', shopHref: '#shop' } } }
