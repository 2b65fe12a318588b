import { storyProducts } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories, shopLink } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import deliveryEstimate from './delivery-estimate.tsx'

const { handle } = storyProducts.tomato

const meta = {
  title: 'Elements/Delivery estimate',
  ...elementStories('krishi-delivery-estimate', deliveryEstimate),
  args: { product: handle, content: shopLink(handle) },
  parameters: {
    usage: {
      when: 'Tells when a product could arrive, for a shopper who decides by that: before a season, before rain.',
      dos: [
        'Put it under the button that sells the product.',
        'Listen to `krishi-place-change` to show what is near that place.',
      ],
      donts: ['Promise a day in the text around it.', 'Ask for the pincode yourself: it asks, and keeps the answer.'],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
