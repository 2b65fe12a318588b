import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentState } from './payment-state.tsx'

const meta = {
  title: 'Checkout/Payment states',
  component: PaymentState,
  args: { state: { status: 'loading' } },
  parameters: {
    usage: {
      when: 'The payment page before, instead of and after its normal state: opening, failed, nothing to order, already placed.',
      instead: 'With an order to pay use payment mode.',
      dos: [
        'Pass null as `ordersHref` for a guest, who has no list of orders.',
        'Say by `already-created` that nothing has to be paid again.',
      ],
      donts: [
        'Show an error for an order that is already placed.',
        'Leave the shopper without a way on: each state but `loading` has one.',
      ],
    },
  },
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
