import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentState } from './payment-state.tsx'

const meta = {
  title: 'Checkout/Payment states',
  component: PaymentState,
  args: { state: { status: 'loading' } },
} satisfies Meta<typeof PaymentState>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Failed: Story = { args: { state: { status: 'error', onRetry: () => undefined } } }

export const Empty: Story = { args: { state: { status: 'empty', shopHref: '#shop' } } }

export const AlreadyCreated: Story = {
  args: { state: { status: 'already-created', orderName: 'BH10042', ordersHref: '#orders', orderHref: '#order' } },
}

export const AlreadyCreatedByGuest: Story = {
  args: { state: { status: 'already-created', orderName: 'BH10042', ordersHref: null, orderHref: '#order' } },
}
