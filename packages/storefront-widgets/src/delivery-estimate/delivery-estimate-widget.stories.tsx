import type { Storefront } from '@krishi/storefront-hooks/storefront'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { placeOf } from '@krishi/storefront-hooks/delivery'
import { inShop, openShop, storyProducts } from '../testing/index.ts'
import { DeliveryEstimateWidget } from './delivery-estimate-widget.tsx'

const product = storyProducts.tomato
const [variant] = product.variants

/** A place was chosen on an earlier visit. */
const choosePlace = ({ storefront }: { readonly storefront: Storefront }) =>
  placeOf(storefront).actions.take({ pincode: '570010', city: 'Mysuru' })

const meta = {
  title: 'Connected/Delivery estimate',
  component: DeliveryEstimateWidget,
  loaders: [openShop(choosePlace)],
  decorators: [inShop],
  args: { product, variant, onPlaceAsk: () => undefined },
  parameters: {
    usage: {
      when: "When the chosen pack of a product could arrive at the shopper's place.",
      instead: 'With data of your own use "Delivery estimate": parts and keys are the same.',
      dos: [
        'Open the connected pincode modal in `onPlaceAsk`: both use the same place.',
        'Pass the pack that is shown.',
      ],
      donts: [
        'Show it for a pack that is not for sale: it renders nothing, and asks for no place.',
        'Ask for the place with the page: it is asked at a tap.',
      ],
    },
  },
} satisfies Meta<typeof DeliveryEstimateWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/570010/)
  },
}

export const NoPlace: Story = { loaders: [openShop()] }

export const Loading: Story = { globals: { network: 'slow' } }
