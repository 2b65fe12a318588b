import { openShop } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import couponList from './coupon-list.tsx'

const meta = {
  title: 'Elements/Coupons',
  ...elementStories('krishi-coupon-list', couponList),
  args: { content: '<a href="https://shop.example">Offers in the shop</a>' },
  parameters: {
    usage: {
      when: 'The coupons that the shop offers now, to be copied or to be that of the cart.',
      dos: ['Put it on a page of offers, or beside the cart button.'],
      donts: [
        'Write the codes into the page: what is offered changes.',
        'Promise what a coupon takes off: the cart says it.',
      ],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

/** The shop offers nothing now. */
export const Empty: Story = { loaders: [openShop(undefined, {}, {}, { offers: [] })] }
