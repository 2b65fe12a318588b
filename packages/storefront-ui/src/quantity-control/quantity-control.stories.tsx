import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { QuantityControl } from './quantity-control.tsx'
import type { QuantityControlProps } from './quantity-control.tsx'

/** A cart that does at once what it is asked. */
function Counter(props: QuantityControlProps) {
  const [quantity, setQuantity] = useState(props.quantity)
  return <QuantityControl {...props} quantity={quantity} onQuantityChange={setQuantity} />
}

const meta = {
  title: 'Cart/Quantity control',
  component: QuantityControl,
  args: {
    product: 'Arka Rakshak Tomato Seeds, 500 g',
    quantity: 0,
    limits: { min: 0, max: Infinity, reason: null },
    onQuantityChange: () => undefined,
  },
  render: (args) => <Counter {...args} />,
  parameters: {
    usage: {
      when: 'Putting a pack into the cart and saying how many: "Add to cart" at 0, minus and plus with a number above.',
      instead: 'For a number that is not a cart quantity use a text field.',
      dos: [
        'Pass the product with its pack as `product`: it is in every name that a screen reader hears.',
        'Give `limits` their reason, so that the control says why there can be no more.',
        'Pass `form`, so that "Add to cart" works before scripts run.',
      ],
      donts: [
        'Hold taps back while `pending`: each tap says the quantity that is wanted.',
        'Disable it at a limit: it says the reason and calls `onQuantityRefused`.',
      ],
      keys: {
        'Digits, then Enter': 'set the quantity, in the number between minus and plus',
        Escape: 'takes back what was typed',
      },
    },
  },
} satisfies Meta<typeof QuantityControl>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const InCart: Story = { args: { quantity: 2 } }

export const LastOne: Story = { args: { quantity: 1 } }

export const AtLimit: Story = { args: { quantity: 3, limits: { min: 0, max: 3, reason: 'stock' } } }

export const AtOrderLimit: Story = { args: { quantity: 5, limits: { min: 0, max: 5, reason: 'max-count' } } }

export const Pending: Story = { args: { quantity: 4, pending: true } }

export const SoldOut: Story = { args: { availability: 'sold-out' } }

export const Archived: Story = { args: { availability: 'archived' } }

export const Compact: Story = { args: { quantity: 2, width: 'compact' } }

export const BeforeHydration: Story = {
  args: { form: { action: '/cart/add', productId: 'tomato', variantId: 'tomato-500g' } },
}

export const LongText: Story = {
  args: { quantity: 3, limits: { min: 0, max: 3, reason: 'stock' }, product: 'அர்கா ரக்‌ஷக் தக்காளி விதைகள், 500 கிராம்' },
  globals: { locale: 'ta' },
}
