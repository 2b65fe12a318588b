import { fillCart, openShop, priceCart } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import cartDrawer from './cart-drawer.tsx'

const meta = {
  title: 'Elements/Cart drawer',
  ...elementStories('krishi-cart-drawer', cartDrawer),
  args: { open: true },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'The cart over the page. The cart button brings one; write the tag to open it from a script of the page.',
      dos: [
        'Open it after something was added by the page itself.',
        'Keep `krishi-proceed` only to do what it does: it leads to the shop.',
      ],
      donts: ['Write it twice.', 'Style what is behind it: the page is out of reach while it is open.'],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { loaders: [openShop(fillCart)], play: priceCart }

export const Empty: Story = {}
