import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuyAgain } from '../buy-again/index.ts'
import { aShownOrder, aShownParcel } from './order-details.fixtures.tsx'
import { OrderDetails } from './order-details.tsx'

const nothing = () => undefined

const meta = {
  title: 'Account/Order details',
  component: OrderDetails,
  args: {
    state: { status: 'ready', order: aShownOrder() },
    ordersHref: '#orders',
    policyHref: '#policy',
    signInHref: null,
    helpNumber: '1800123456',
    onPrint: nothing,
    buyAgain: <BuyAgain state={{ status: 'idle' }} cartHref="#cart" onBuy={nothing} onUndo={nothing} />,
  },
  parameters: {
    usage: {
      when: 'An order with its parcels, what is not sent yet, where it goes, what it cost and what can be done.',
      instead: 'Right after ordering use order success.',
      dos: [
        'Show `missing` for an order of somebody else too: it leads a guest to sign in.',
        'Pass `onTrack` for a parcel as long as its way can be told.',
        'Tell each refund with its day.',
        'Pass `seller`: printed, the page is a bill.',
      ],
      donts: [
        'Promise days for what is cancelled or sent: `expected` is null then.',
        'Offer to cancel by a button: the help line does it.',
      ],
    },
  },
} satisfies Meta<typeof OrderDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

/** It came in two parcels; a pack was missing, and what was paid for it came back. */
export const Delivered: Story = {
  args: {
    state: {
      status: 'ready',
      order: aShownOrder({
        status: 'delivered',
        parcels: [
          aShownParcel({ status: 'delivered', onTrack: undefined }),
          aShownParcel({ status: 'delivered', carrier: '', trackingNumber: null, onTrack: undefined }),
        ],
        unsent: [],
        refunds: [{ amount: 22_000, time: '2025-07-09T06:00:00.000Z' }],
      }),
    },
    seller: { name: 'Krishi Retail Private Limited', address: '4 Market Yard, Pune 411037' },
  },
}

export const Cancelled: Story = {
  args: {
    state: {
      status: 'ready',
      order: aShownOrder({ status: 'cancelled', isCancelled: true, parcels: [], expected: null, summary: null }),
    },
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed', onRetry: nothing } } }

export const Missing: Story = { args: { state: { status: 'missing' }, signInHref: '#sign-in' } }

/** For somebody who is signed in. */
export const MissingForShopper: Story = { args: { state: { status: 'missing' } } }
