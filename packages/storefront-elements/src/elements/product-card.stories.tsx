import { storyProducts } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories, shopLink } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import productCard from './product-card.tsx'

const { handle } = storyProducts.tomato

const meta = {
  title: 'Elements/Product card',
  ...elementStories('krishi-product-card', productCard),
  args: { product: handle, content: shopLink(handle) },
  parameters: {
    usage: {
      when: 'One product that a page recommends, with all that is needed to choose it: picture, packs, price, rating.',
      instead: 'In a line of text take `krishi-buy-button`; for a row of products `krishi-product-strip`.',
      dos: [
        'Give it a place of 160 to 320 pixels: it takes the width there is.',
        'Say by `heading-level` where it stands in the page.',
      ],
      donts: ['Lay cards in a row yourself: a strip scrolls on a phone.', 'Cover the picture.'],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

/** The page names the pack that it recommends. */
export const Pack: Story = { args: { variant: 'tomato-50g' } }

/** The shop has no such product: what stands between the tags stays. */
export const NotInShop: Story = { args: { product: 'no-such-product' } }
