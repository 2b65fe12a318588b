import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOrderLine } from '../testing/index.ts'
import { OrderedLines } from './ordered-lines.tsx'

const lines = [
  anOrderLine({ quantity: 2 }),
  anOrderLine({ variantId: 'urea', productTitle: 'Neem Coated Urea', variantTitle: '45 kg', newPrice: 26_650 }),
]
const many = Array.from({ length: 7 }, (_, index) => anOrderLine({ variantId: String(index), quantity: index + 1 }))

const meta = {
  title: 'Checkout/Ordered lines',
  component: OrderedLines,
  args: { lines },
  parameters: {
    usage: {
      when: 'What was bought, where nothing of it can be changed any more.',
      instead: 'In the cart use the cart lines.',
      dos: ['Pass all lines: three are seen, the others open at a tap.'],
      donts: ['Link the products in a checkout: it leads away.', "Show today's price: it is the one of the order."],
    },
  },
} satisfies Meta<typeof OrderedLines>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Many: Story = { args: { lines: many } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: {
    lines: [
      anOrderLine({
        productTitle: 'விந்தியபீஜ் சாகர் 568 முட்டைக்கோஸ் கலப்பின விதைகள் பெரிய பொதி',
        variantTitle: '500 கிராம் x 4',
        quantity: 100,
        newPrice: 12_34_500,
      }),
    ],
  },
}

export const LargeText: Story = { args: { lines: many }, globals: { textSize: 'double' } }
