import type { Meta, StoryObj } from '@storybook/react-vite'
import { OpenOrder } from './open-order.tsx'

const meta = {
  title: 'Checkout/Open order',
  component: OpenOrder,
  args: { state: { status: 'asking' }, onDismiss: () => undefined },
} satisfies Meta<typeof OpenOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Placed: Story = { args: { state: { status: 'placed', orderName: 'BH10042', orderHref: '#order' } } }

export const ToPay: Story = { args: { state: { status: 'to-pay', orderName: 'BH10042', paymentHref: '#payment' } } }

export const NoOrder: Story = { args: { state: { status: 'none' } } }
