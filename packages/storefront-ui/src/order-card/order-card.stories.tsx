import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOrder, anOrderLine } from '../testing/index.ts'
import { OrderCard } from './order-card.tsx'
import { OrderList } from './order-list.tsx'

const meta = {
  title: 'Account/Order card',
  component: OrderCard,
  args: { order: anOrder(), status: 'in_transit', href: '#order' },
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'], args: { onTrack: () => undefined } }

/** A part was paid in advance, and it was cancelled. */
export const Advance: Story = {
  args: { order: anOrder({ isAdvAmountAvailable: true, advAmount: 10_000 }), status: 'cancelled' },
}

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: {
    order: anOrder({
      lineItems: [anOrderLine({ productTitle: 'விந்தியபீஜ் சாகர் 568 முட்டைக்கோஸ் கலப்பின விதைகள் பெரிய பொதி' })],
    }),
    status: 'out_for_delivery',
  },
}

/** Nothing was ordered yet. */
export const NoOrders: Story = {
  render: () => (
    <OrderList shopHref="#shop" state={{ status: 'ready', cards: [], isLoadingMore: false, hasFailed: false }} />
  ),
}
