import { formatInr } from '@krishi/storefront-core/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button/index.ts'
import { aCartLine, aPackshot, aText } from '../testing/index.ts'
import { CartLines } from './cart-lines.tsx'
import type { CartLineView } from './cart-lines.types.ts'

const unlimited = { min: 0, max: Infinity, reason: null } as const

const tomato: CartLineView = { line: aCartLine({ cartQty: 2 }), href: '#tomato', limits: unlimited, status: 'idle' }

const urea: CartLineView = {
  ...tomato,
  line: aCartLine({
    id: 'urea-45kg',
    productName: aText('Urea 46% N'),
    title: aText('45 kg'),
    productImage: aPackshot('sack'),
    price: 26_650,
    compareAtPrice: null,
    cartQty: 3,
  }),
  href: '#urea',
}

const meta = {
  title: 'Cart/Cart lines',
  component: CartLines,
  args: { lines: [tomato, urea], onQuantityChange: () => undefined, onRemove: () => undefined },
  parameters: {
    usage: {
      when: 'What is in the cart, line by line, with a quantity that can be changed and a way to remove it.',
      instead: 'For a placed order use ordered lines; for what was put aside, saved for later.',
      dos: [
        'Pass the limit of each line with its reason, so that the plus says why it stops.',
        'Keep the object of a line that did not change: then only changed rows render again.',
        'Show a toast with "Undo" after `onRemove`.',
      ],
      donts: [
        'Ask before each removal: the toast can undo it.',
        'Hold the other lines back while one is `pending`.',
        'Tell in a toast why a change failed: `notice` stands on the line itself.',
      ],
    },
  },
} satisfies Meta<typeof CartLines>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** A brand's own price and its own actions, in the places of ours. */
export const OwnParts: Story = {
  args: {
    renderPrice: ({ price, cartQty }) => <strong>{formatInr(price * cartQty)} with GST</strong>,
    renderActions: ({ product, onQuantityChange }) => (
      <Button tone="secondary" size="sm" aria-label={`Take out ${product}`} onClick={() => onQuantityChange(0)}>
        Take out
      </Button>
    ),
  },
}

export const AtLimit: Story = {
  args: {
    lines: [
      tomato,
      { ...urea, limits: { min: 0, max: 3, reason: 'stock' }, notice: 'Only 3 left, so we set the quantity to 3.' },
    ],
  },
}

export const Pending: Story = { args: { lines: [{ ...tomato, status: 'pending' }, urea] } }

export const Failed: Story = {
  args: {
    lines: [{ ...tomato, status: 'failed', notice: 'We could not save this change. Please try again.' }, urea],
  },
}

export const SoldOut: Story = {
  args: { lines: [{ ...tomato, line: aCartLine({ isVariantAvailForSale: false }) }, urea] },
}

export const LongText: Story = {
  args: {
    lines: [
      {
        ...tomato,
        line: aCartLine({
          productName: aText('பூச்சிக்கொல்லி மற்றும் பூஞ்சைக்கொல்லி கலவை மருந்து, நெல் வயல்களுக்கானது', 'ta'),
          title: aText('5 லிட்டர் கேன்', 'ta'),
          price: 12_49_900,
          compareAtPrice: 15_99_900,
          cartQty: 12,
        }),
      },
    ],
  },
  globals: { locale: 'ta' },
}
