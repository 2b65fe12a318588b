import { useCheckout } from '@krishi/storefront-hooks/checkout'
import { useSession } from '@krishi/storefront-hooks/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { inShop, openCheckout, openShop } from '../testing/index.ts'
import { CoinSignInWidget } from './coin-sign-in-widget.tsx'

/** What a guest is told on the page of a checkout. */
function Offer() {
  const view = useCheckout('checkout-1')
  const { status, open } = useSession()
  useEffect(() => {
    if (status === 'unknown') open()
  })
  return view.status === 'ready' ? <CoinSignInWidget checkout={view.checkout} href="#sign-in" /> : null
}

const meta = {
  title: 'Connected/Coin sign-in',
  component: Offer,
  loaders: [openShop(openCheckout, {}, { loyaltyPoints: { enableLoyaltyPoints: true } })],
  decorators: [inShop],
} satisfies Meta<typeof Offer>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
  },
}
