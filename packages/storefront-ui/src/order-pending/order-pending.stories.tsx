import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderPending } from './order-pending.tsx'

const order = { orderName: 'BH10042', amount: 124_000 }

const meta = {
  title: 'Checkout/Order pending',
  component: OrderPending,
  args: {
    state: { status: 'checking', ...order },
    helpNumber: '1800123456',
  },
} satisfies Meta<typeof OrderPending>

export default meta
type Story = StoryObj<typeof meta>

const unpaid = {
  status: 'unpaid',
  ...order,
  otherWayHref: '#payment',
  isPaying: false,
  isUnavailable: false,
  onPay: () => undefined,
} as const

export const Basic: Story = {}

export const Unpaid: Story = { args: { state: unpaid } }

export const PayingAgain: Story = { args: { state: { ...unpaid, isPaying: true } } }

export const NoWindow: Story = { args: { state: { ...unpaid, isUnavailable: true } } }

export const Expired: Story = {
  args: { state: { status: 'expired', orderName: order.orderName, otherWayHref: '#payment' } },
}

export const Refunding: Story = { args: { state: { status: 'refunding', ...order } } }

export const Refunded: Story = { args: { state: { status: 'refunded', ...order } } }

export const Paid: Story = { args: { state: { status: 'paid', orderName: order.orderName, orderHref: '#order' } } }

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed', onRetry: () => undefined } } }

export const Unknown: Story = { args: { state: { status: 'unknown', shopHref: '#shop' } } }
