import type { Meta, StoryObj } from '@storybook/react-vite'
import { BulkOrderBanner } from './bulk-order-banner.tsx'

const meta = {
  title: 'Product/Bulk order banner',
  component: BulkOrderBanner,
  args: { href: '#bulk', product: 'Arka Rakshak Tomato Seeds' },
  parameters: {
    usage: {
      when: 'The way from a product to the form for large quantities.',
      instead: 'The form itself is the lead form.',
      dos: ['Name the product: it stands in the sentence.', 'Lead to a form that knows the product already.'],
      donts: ['Promise a price in it.', 'Put it above the button that buys.'],
    },
  },
} satisfies Meta<typeof BulkOrderBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { product: 'சரயுகவச் நவ்ரின் டெபுகோனசோல் 25.9% EC பூஞ்சைக்கொல்லி' },
}
