import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderStatus } from './order-status.tsx'

const statuses = [
  ...['order placed', 'partial', 'fulfilled', 'confirmed', 'picked_up', 'in_transit', 'out_for_delivery'],
  ...['attempted_delivery', 'delivered', 'failure', 'cancelled', 'held_at_customs'],
]

const meta = {
  title: 'Account/Order status',
  component: OrderStatus,
  args: { status: 'in_transit' },
  parameters: {
    usage: {
      when: 'How an order or a parcel stands, in a word or two.',
      instead: 'For everything that happened to a parcel use the tracking timeline.',
      dos: ['Pass the status of core or of the carrier: one that is not known is said as the carrier says it.'],
      donts: ['Choose the tone yourself: it belongs to the status.', 'Put a date into it.'],
    },
  },
} satisfies Meta<typeof OrderStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** All that an order or a parcel can be. */
export const Every: Story = {
  tags: ['visual-matrix'],
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {statuses.map((status) => (
        <OrderStatus key={status} status={status} />
      ))}
    </div>
  ),
}
