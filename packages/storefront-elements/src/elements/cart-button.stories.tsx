import { fillCart, openShop } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import { withCartDrawer } from '../testing/story-shop.tsx'
import cartButton from './cart-button.tsx'

const shared = elementStories('krishi-cart-button', cartButton)

const meta = {
  title: 'Elements/Cart button',
  ...shared,
  decorators: [withCartDrawer, ...shared.decorators],
  args: { content: '<a href="https://shop.example/cart">Cart</a>' },
  parameters: {
    usage: {
      when: 'The way to the cart of a page, in its head: it tells how many units are in it, and opens the drawer.',
      instead: 'Where the page has a button of its own, set `open` of `krishi-cart-drawer`.',
      dos: [
        'Put it where a shop has its cart: at the top, at the end of the line.',
        'Link the cart of the shop between the tags.',
      ],
      donts: [
        'Hide it on a phone: it is the only way to what was added.',
        'Count the cart yourself: listen to `krishi-cart-change`.',
      ],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { loaders: [openShop(fillCart)], tags: ['visual-matrix'] }

export const Empty: Story = {}
