import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSuccess } from './order-success.tsx'
import type { PlacedOrder } from './order-success.tsx'

const order: PlacedOrder = {
  orderName: 'BH10042',
  paid: 0,
  due: 124_000,
  deliveryFrom: '24 Nov',
  deliveryTo: '27 Nov',
  deliveryName: 'Savitri Patil',
  deliveryLines: ['12 - Near the well, Malegaon village', 'Nashik 422001, Maharashtra'],
  coins: 0,
  summary: <p>Tomato seeds, 10 g: ₹1,240</p>,
}

const meta = {
  title: 'Checkout/Order success',
  component: OrderSuccess,
  args: {
    state: { status: 'ready', order },
    shopHref: '#shop',
    ordersHref: null,
    helpNumber: '1800123456',
  },
} satisfies Meta<typeof OrderSuccess>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** A part in advance, the rest at the door. */
export const Advance: Story = { args: { state: { status: 'ready', order: { ...order, paid: 20_000 } } } }

export const Paid: Story = { args: { state: { status: 'ready', order: { ...order, paid: 124_000, due: 0 } } } }

export const SignedIn: Story = {
  args: { state: { status: 'ready', order: { ...order, coins: 24 } }, ordersHref: '#orders' },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed', onRetry: () => undefined } } }
