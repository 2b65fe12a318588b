import type { Meta, StoryObj } from '@storybook/react-vite'
import { aText } from '../testing/fixtures/index.ts'
import { DealsModal } from './deals-modal.tsx'
import { ProductDeals } from './product-deals.tsx'

const nothing = () => undefined

const meta = {
  title: 'Product/Product deals',
  component: ProductDeals,
  args: { count: 2, onOpen: nothing },
  parameters: {
    usage: {
      when: 'Saying how many ways there are to pay less for a product, and opening them.',
      instead: 'For one picture that leads to offers use the coupon banner; in the cart the coupon row.',
      dos: [
        'Open `DealsModal` in `onOpen`: each deal is a sentence there.',
        'Count only deals that hold for this product.',
      ],
      donts: ['Say one of the deals on the button: it counts them.', 'Promise a saving that is in the price already.'],
    },
  },
} satisfies Meta<typeof ProductDeals>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const One: Story = { args: { count: 1 } }

export const LongText: Story = { globals: { locale: 'ta' } }

export const Opened: Story = {
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  render: () => (
    <DealsModal
      open
      onOpenChange={nothing}
      deals={[
        {
          id: 'multi-pack',
          title: aText('Less for several packs'),
          detail: aText('In a multi pack each pack costs up to 8% less than alone.'),
        },
        {
          id: 'below-mrp',
          title: aText('Below the printed price'),
          detail: aText('Every pack costs at least 12% less than its MRP.'),
        },
      ]}
    />
  ),
}
