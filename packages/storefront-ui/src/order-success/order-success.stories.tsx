import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSuccess } from './order-success.tsx'

const meta = {
  title: 'Checkout/Order success',
  component: OrderSuccess,
  args: {
    orderName: 'BH10042',
    isCod: true,
    amount: 124_000,
    deliveryFrom: '24 Nov',
    deliveryTo: '27 Nov',
    deliveryName: 'Savitri Patil',
    deliveryLines: ['12 - Near the well, Malegaon village', 'Nashik 422001, Maharashtra'],
    coins: 0,
    shopHref: '#shop',
    ordersHref: null,
    helpNumber: '1800123456',
    summary: <p>Tomato seeds, 10 g: ₹1,240</p>,
  },
} satisfies Meta<typeof OrderSuccess>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Paid: Story = { args: { isCod: false } }

export const SignedIn: Story = { args: { ordersHref: '#orders', coins: 24 } }
