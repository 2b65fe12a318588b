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
    dueNow: 0,
    prepaidDiscount: 0,
    advance: 0,
    progress: null,
    error: null,
    summary: <p>Tomato seeds, 10 g: ₹1,240</p>,
    onModeChange: () => undefined,
    onAddressChange: () => undefined,
    onPlaceOrder: () => undefined,
  },
  parameters: {
    usage: {
      when: 'The last page before an order: what is due, where it goes, how it is paid, one button.',
      instead: 'While the page opens, and when there is nothing to pay, use payment states.',
      dos: [
        'Say what is due now and what on delivery: `dueNow` and `payable` make both sentences.',
        'Keep a mode that cannot be chosen in view: it says the reason.',
        'List what changed since the cart in `adjustments`, above the choice.',
        'Set `progress` for everything that is under way: the button says which.',
      ],
      donts: [
        'Say that nothing was ordered before that is known: each `error` has its own sentence.',
        'Change the mode by itself after a failure.',
      ],
      keys: { 'Up, Down': 'choose the other way to pay' },
    },
  },
} satisfies Meta<typeof PaymentMode>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

const online = { mode: 'online', isOnlineUnavailable: false, dueNow: 124_000 } as const

export const Online: Story = { args: online }

export const OnlineIsCheaper: Story = {
  args: { ...online, payable: 120_280, dueNow: 120_280, prepaidDiscount: 3_720 },
}

/** Some of it is paid now, the rest at the door. */
export const Advance: Story = { args: { isOnlineUnavailable: false, dueNow: 20_000, advance: 20_000 } }

export const CodUnavailable: Story = { args: { ...online, isCodDisabled: true } }

export const Opening: Story = { args: { ...online, progress: 'opening' } }

/** What is behind the provider's window. */
export const Paying: Story = { args: { ...online, progress: 'paying' } }

export const Verifying: Story = { args: { ...online, progress: 'verifying' } }

export const NoWindow: Story = { args: { ...online, error: 'payment/unavailable' } }

export const Adjusted: Story = {
  args: {
    adjustments: [
      { kind: 'reduced', productTitle: 'Navdhan Tomato Seeds', variantTitle: '10 g', quantity: 3 },
      { kind: 'price-changed', productTitle: 'Neem Oil 1500 ppm', variantTitle: '250 ml', quantity: 1 },
      { kind: 'removed', productTitle: 'Okra Seeds', variantTitle: '100 g', quantity: 0 },
    ],
  },
}

export const Pending: Story = { args: { progress: 'placing' } }

export const Failed: Story = { args: { error: 'unknown' } }

export const Offline: Story = { args: { error: 'network/offline' } }
