import type { Meta, StoryObj } from '@storybook/react-vite'
import { OpenOrder } from './open-order.tsx'

const meta = {
  title: 'Checkout/Open order',
  component: OpenOrder,
  args: { state: { status: 'asking' }, onDismiss: () => undefined },
  parameters: {
    usage: {
      when: 'What became of an order whose answer was lost: still being asked, placed, waiting for payment, or not placed.',
      instead: 'For a payment that is awaited, on a page of its own, use order pending.',
      dos: [
        'Show it on whatever page the shopper comes back to.',
        'Offer the way on in the same place: to the order, or to its payment.',
      ],
      donts: [
        'Let the shopper order again while `status` is `asking`.',
        'Say that nothing was charged before that is known.',
      ],
    },
  },
} satisfies Meta<typeof OpenOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Placed: Story = { args: { state: { status: 'placed', orderName: 'BH10042', orderHref: '#order' } } }

export const ToPay: Story = { args: { state: { status: 'to-pay', orderName: 'BH10042', paymentHref: '#payment' } } }

export const NoOrder: Story = { args: { state: { status: 'none' } } }
