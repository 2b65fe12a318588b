import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewFormOf } from '@krishi/storefront-hooks/reviews'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { inShop, openShop, storyProducts } from '../testing/index.ts'
import { ReviewFormWidget } from './review-form-widget.tsx'

const { productId, handle, productName } = storyProducts.tomato
const product = { productId, handle, name: productName.text }

const meta = {
  title: 'Connected/Review form',
  component: ReviewFormWidget,
  loaders: [openShop(undefined, { isGuestUser: false, userId: 'user-1', firstName: 'Savitri' })],
  decorators: [inShop],
  args: { product },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'Writing a review of a product; it is open when the form of that product is.',
      instead: 'With data of your own use "Review form": parts and keys are the same.',
      dos: ['Mount it once on the page of a product, and open it by the action of the storefront.'],
      donts: [
        'Keep the draft in the page: the storefront keeps it.',
        'Ask in the page whether reviews are offered: it says so.',
      ],
    },
  },
  play: async ({ loaded }) => {
    await reviewFormOf(loaded['storefront'] as Storefront, product).actions.open()
  },
} satisfies Meta<typeof ReviewFormWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Written: Story = {
  play: async (context) => {
    const { actions } = reviewFormOf(context.loaded['storefront'] as Storefront, product)
    await actions.open()
    actions.setRating(4)
    actions.setMessage('Nine of ten seeds came up within a week.')
  },
}
