import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/index.ts'
import { OrdersStrip } from './orders-strip.tsx'

const seeds = {
  name: 'BH10042',
  orderNumber: 10_042,
  lineItems: [{ name: 'Arka Rakshak Tomato Seeds', productImageUrl: aPackshot('seeds') }],
}
const plain = { name: 'BH10043', orderNumber: 10_043, lineItems: [{ name: 'Neem Coated Urea', productImageUrl: '' }] }

const meta = {
  title: 'Account/Orders strip',
  component: OrdersStrip,
  args: {
    orders: [seeds, plain, { ...seeds, name: 'BH10044', orderNumber: 10_044 }],
    hrefOf: (number) => `#${number}`,
  },
  parameters: {
    usage: {
      when: 'The orders that are on their way, beside each other on the home page.',
      instead: 'For all orders use the order cards.',
      dos: [
        'Pass only orders on their way: without any it renders nothing.',
        'Lead to the page of the order by `hrefOf`.',
      ],
      donts: ['Put delivered orders into it.', 'Keep its place while it loads.'],
    },
  },
} satisfies Meta<typeof OrdersStrip>

export default meta
type Story = StoryObj<typeof meta>

/** Several scroll sideways; one without a picture has a drawing. */
export const Basic: Story = { tags: ['visual-matrix'] }

export const One: Story = { args: { orders: [seeds] } }
