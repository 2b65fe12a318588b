import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop, placeOrder } from '../testing/index.ts'
import { OrderSuccessWidget } from './order-success-widget.tsx'

const meta = {
  title: 'Connected/Order success',
  component: OrderSuccessWidget,
  loaders: [openShop(placeOrder)],
  decorators: [inShop],
  args: { orderId: 'order-checkout-1', checkoutId: 'checkout-1', shopHref: '#shop', ordersHref: '#orders' },
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
