import { storyProducts } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories, shopLink } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import productGallery from './product-gallery.tsx'

const { handle } = storyProducts.tomato

const meta = {
  title: 'Elements/Product gallery',
  ...elementStories('krishi-product-gallery', productGallery),
  args: { product: handle, content: shopLink(handle) },
  parameters: {
    usage: {
      when: 'The pictures of a product, large enough to read a label: a tap enlarges, and two fingers enlarge further.',
      instead: 'With the price and the button that sells it take `krishi-product-card`.',
      dos: [
        'Give it a place that is as high as it is wide.',
        'Put the first picture between the tags: it is there at once.',
      ],
      donts: [
        'Add pictures of your own: it shows those of the shop.',
        'Put it into an element that cuts off what is larger.',
      ],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
