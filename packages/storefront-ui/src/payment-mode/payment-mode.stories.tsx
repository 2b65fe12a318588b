import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentMode } from './payment-mode.tsx'

const meta = {
  title: 'Checkout/Payment mode',
  component: PaymentMode,
  args: {
    address: {
      name: 'Savitri Patil',
      lines: ['12 - Near the well, Malegaon village', 'Dist: Nashik - Hanuman temple', 'Nashik 422001, Maharashtra'],
      phone: '9876543210',
    },
    mode: 'cod',
    isOnlineUnavailable: true,
    isCodDisabled: false,
    adjustments: [],
    payable: 124_000,
    placing: false,
    error: null,
    summary: <p>Tomato seeds, 10 g: ₹1,240</p>,
    onModeChange: () => undefined,
    onAddressChange: () => undefined,
    onPlaceOrder: () => undefined,
  },
} satisfies Meta<typeof PaymentMode>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Online: Story = { args: { mode: 'online', isOnlineUnavailable: false } }

export const CodUnavailable: Story = { args: { mode: 'online', isOnlineUnavailable: false, isCodDisabled: true } }

export const Adjusted: Story = {
  args: {
    adjustments: [
      { kind: 'reduced', productTitle: 'Navdhan Tomato Seeds', variantTitle: '10 g', quantity: 3 },
      { kind: 'price-changed', productTitle: 'Neem Oil 1500 ppm', variantTitle: '250 ml', quantity: 1 },
      { kind: 'removed', productTitle: 'Okra Seeds', variantTitle: '100 g', quantity: 0 },
    ],
  },
}

export const Pending: Story = { args: { placing: true } }

export const Failed: Story = { args: { error: 'unknown' } }

export const Offline: Story = { args: { error: 'network/offline' } }
