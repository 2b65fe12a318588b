import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCartLine, aText } from '../testing/index.ts'
import { CartReceipt } from './cart-receipt.tsx'

const meta = {
  title: 'Cart/Cart receipt',
  component: CartReceipt,
  args: {
    changes: [
      { kind: 'removed-unavailable', line: aCartLine({ id: 'okra', productName: aText('Okra Seeds F1') }) },
      { kind: 'reduced-to-stock', line: aCartLine({ cartQty: 3 }), previousQuantity: 5 },
      {
        kind: 'price-changed',
        line: aCartLine({ id: 'urea', productName: aText('Urea 46% N') }),
        previousPrice: 42_000,
      },
    ],
    canUndo: ({ kind }) => kind === 'reduced-to-stock',
    onUndo: () => undefined,
    onDismiss: () => undefined,
  },
} satisfies Meta<typeof CartReceipt>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Gone: Story = {
  args: {
    changes: [
      { kind: 'removed-missing', line: aCartLine() },
      { kind: 'removed-deleted', line: aCartLine({ id: 'okra', productName: aText('Okra Seeds F1') }) },
    ],
  },
}

export const Empty: Story = { args: { changes: [] } }

export const LongText: Story = { globals: { locale: 'ta' } }
