import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, onlineTerms, openShop, orderOnline, storyMeans } from '../testing/index.ts'
import { OrderPendingWidget } from './order-pending-widget.tsx'

const meta = {
  title: 'Connected/Order pending',
  component: OrderPendingWidget,
  loaders: [openShop(orderOnline, {}, { supportCallNumber: '1800123456' }, { payment: onlineTerms })],
  decorators: [inShop],
  args: {
    ...storyMeans,
    checkoutId: 'checkout-1',
    awaitingId: 'order-checkout-1',
    orderId: 'gateway-order-checkout-1',
    paymentId: '',
    presence: { isAway: () => true, onReturn: () => () => undefined },
    shopHref: '#shop',
    paymentHref: '#payment',
    codHref: '#cod',
    orderHref: (orderId) => `#${orderId}`,
    onPaid: () => undefined,
  },
  parameters: {
    usage: {
      when: 'The page that waits for a payment until it is settled.',
      instead: 'With data of your own use "Order pending": parts and keys are the same.',
      dos: ['Go to the order in `onPaid`.', 'Pass `presence`: it looks again when the shopper comes back to the page.'],
      donts: [
        'Reload the page to look again: it asks by itself.',
        'Trust the window of the provider: the server decides whether it is paid.',
      ],
    },
  },
} satisfies Meta<typeof OrderPendingWidget>

export default meta
type Story = StoryObj<typeof meta>

/** The payment window was closed. */
export const Basic: Story = {
  tags: ['visual-matrix'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button')
  },
}

/** The window said that it is paid, and nobody else did. */
export const Checking: Story = {
  args: { paymentId: 'payment-1' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^BH\d+$/)
  },
}

export const Unknown: Story = {
  loaders: [openShop()],
  args: { orderId: 'nothing' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link')
  },
}

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button')
  },
}

export const Offline: Story = { ...Failed, globals: { network: 'offline' } }
