import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartReceiptSheet } from './cart-receipt-sheet.tsx'
import { aReceipt } from './cart-receipt.fixtures.ts'

const meta = {
  title: 'Cart/Cart receipt sheet',
  component: CartReceiptSheet,
  args: { ...aReceipt(), open: true, onOpenChange: () => undefined },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'Every change that price syncs made in the cart, one by one, with "Undo" or the reason why there is none.',
      instead: 'In the cart use the cart receipt, which opens this sheet.',
      dos: [
        'Answer `unknown` from `undoOf` while stock is being looked up: the sheet says that it is checked.',
        'Clear the changes in `onDismiss`: "Got it" means that they were read.',
      ],
      donts: [
        'Open it by itself: the notice in the cart leads here.',
        "Offer to undo a price: it is today's price, and the sheet says so.",
      ],
      keys: { Escape: 'closes it; the changes stay, and focus returns to the button that opened it' },
    },
  },
} satisfies Meta<typeof CartReceiptSheet>

export default meta
type Story = StoryObj<typeof meta>

/** Every kind of change. */
export const Basic: Story = {}

export const InHindi: Story = { globals: { locale: 'hi' } }

export const InTelugu: Story = { globals: { locale: 'te' } }

export const InTamil: Story = { globals: { locale: 'ta' } }

export const InKannada: Story = { globals: { locale: 'kn' } }

export const InBengali: Story = { globals: { locale: 'bn' } }

export const AllCanBeUndone: Story = {
  args: { undoOf: ({ kind }) => (kind === 'price-changed' ? 'price' : 'possible') },
}

/** Today's stock is not known yet. */
export const Checking: Story = { args: { undoOf: ({ kind }) => (kind === 'price-changed' ? 'price' : 'unknown') } }

/** The shopper has already put back what could be put back. */
export const HeldAgain: Story = { args: { undoOf: ({ kind }) => (kind === 'price-changed' ? 'price' : 'held') } }

export const LargeText: Story = { globals: { textSize: 'double' } }
