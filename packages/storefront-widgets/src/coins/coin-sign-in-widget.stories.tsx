import { useCheckout } from '@krishi/storefront-hooks/checkout'
import { useSession } from '@krishi/storefront-hooks/session'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { inShop, openCheckout, openShop } from '../testing/index.ts'
import { CoinSignInWidget } from './coin-sign-in-widget.tsx'

/** What a guest is told on the page of a checkout. */
function Offer(root: RootProps<HTMLElement>) {
  const view = useCheckout('checkout-1')
  const { status, open } = useSession()
  useEffect(() => {
    if (status === 'unknown') open()
  })
  return view.status === 'ready' ? <CoinSignInWidget {...root} checkout={view.checkout} href="#sign-in" /> : null
}

const meta = {
  title: 'Connected/Coin sign-in',
  component: Offer,
  loaders: [openShop(openCheckout, {}, { loyaltyPoints: { enableLoyaltyPoints: true } })],
  decorators: [inShop],
  parameters: {
    usage: {
      when: 'Telling a guest before payment what signing in is worth in coins.',
      instead: 'With data of your own use "Sign-in banner": parts and keys are the same.',
      dos: ['Pass a sign-in page as `href` that leads back to the checkout.', 'Place it above the bill.'],
      donts: [
        'Check in the page whether it applies: it renders nothing where signing in is worth nothing.',
        'Show it beside the coins box: one of both applies.',
      ],
    },
  },
} satisfies Meta<typeof Offer>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
  },
}
