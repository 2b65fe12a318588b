import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot, aText } from '../testing/fixtures/index.ts'
import { CouponBanner } from './coupon-banner.tsx'

const meta = {
  title: 'Product/Coupon banner',
  component: CouponBanner,
  args: { imageUrl: aPackshot('seeds'), title: aText('Festival sale: see all reduced products'), href: '#sale' },
  parameters: {
    usage: {
      when: 'A small picture with words on a product page that leads to the offers of the shop.',
      instead: 'For the deals on the product itself use product deals.',
      dos: [
        'Say the offer in `title`: when the picture fails, these words are all there is.',
        'Pass the title with its language.',
      ],
      donts: ['Write the offer into the picture alone.', 'Show several of them one below the other.'],
    },
  },
} satisfies Meta<typeof CouponBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const PictureFails: Story = { args: { imageUrl: 'data:image/png,none' } }

export const LongText: Story = {
  args: { title: aText('திருவிழா விற்பனை: விலை குறைந்த அனைத்தையும் பாருங்கள்', 'ta') },
}
