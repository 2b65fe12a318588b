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
