import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop, placeOrder } from '../testing/index.ts'
import { OrderSuccessWidget } from './order-success-widget.tsx'

const meta = {
  title: 'Connected/Order success',
  component: OrderSuccessWidget,
  loaders: [openShop(placeOrder)],
  decorators: [inShop],
  args: { orderId: 'order-checkout-1', checkoutId: 'checkout-1', shopHref: '#shop', ordersHref: '#orders' },
  parameters: {
    usage: {
      when: 'The thank-you page of an order: reads the order, and tidies up after it once.',
      instead: 'With data of your own use "Order success": parts and keys are the same.',
      dos: [
        'Pass `checkoutId` where the address says it.',
        'Pass `ordersHref` always: it is shown to whoever is signed in.',
      ],
      donts: [
        'Empty the cart in the page: it does so, once.',
        'Show an order here that was placed long ago: use order details.',
      ],
    },
  },
} satisfies Meta<typeof OrderSuccessWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['visual-matrix'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^BH\d+$/)
  },
}

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Offline: Story = { ...Failed, globals: { network: 'offline' } }
