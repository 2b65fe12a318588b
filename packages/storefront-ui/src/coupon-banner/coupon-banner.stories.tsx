import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot, aText } from '../testing/fixtures/index.ts'
import { CouponBanner } from './coupon-banner.tsx'

const meta = {
  title: 'Product/Coupon banner',
  component: CouponBanner,
  args: { imageUrl: aPackshot('seeds'), title: aText('Festival sale: see all reduced products'), href: '#sale' },
} satisfies Meta<typeof CouponBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const PictureFails: Story = { args: { imageUrl: 'data:image/png,none' } }

export const LongText: Story = {
  args: { title: aText('திருவிழா விற்பனை: விலை குறைந்த அனைத்தையும் பாருங்கள்', 'ta') },
}
