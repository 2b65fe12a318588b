import { storyProducts } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories, shopLink } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import reviews from './reviews.tsx'

const { tomato, sprayer } = storyProducts

const meta = {
  title: 'Elements/Reviews',
  ...elementStories('krishi-reviews', reviews),
  args: { product: tomato.handle, content: shopLink(tomato.handle) },
  parameters: {
    usage: {
      when: 'What shoppers say of a product, on the page that describes it.',
      dos: ['Put it below the description.', 'Keep the link between the tags: it leads to all reviews of the shop.'],
      donts: ['Choose reviews by hand beside it.', 'Expect a form in it: reviews are written in the shop.'],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

/** Nobody has written yet. */
export const Empty: Story = { args: { product: sprayer.handle, content: shopLink(sprayer.handle) } }
