import { useCheckout } from '@krishi/storefront-hooks/checkout'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openCheckout, openShop } from '../testing/index.ts'
import { CoinsBoxWidget } from './coins-box-widget.tsx'

const signedIn = { isGuestUser: false, userId: 'user-1' }
const coinsOn = { loyaltyPoints: { enableLoyaltyPoints: true } }

/** The box on the page of a checkout. */
function Coins(root: RootProps) {
  const view = useCheckout('checkout-1')
  const nothing = () => undefined
  return view.status === 'ready' ? (
    <CoinsBoxWidget {...root} checkout={view.checkout} onHowOpen={nothing} onFailure={nothing} />
  ) : null
}

const meta = {
  title: 'Connected/Coins box',
  component: Coins,
  loaders: [openShop(openCheckout, signedIn, coinsOn)],
  decorators: [inShop],
  parameters: {
    usage: {
      when: 'Paying a part of a checkout with coins.',
      instead: 'With data of your own use "Coins box": parts and keys are the same.',
      dos: [
        'Say in `onFailure` that the change did not go through: the box shows its earlier state.',
        'Open the coin explainer in `onHowOpen`.',
      ],
      donts: [
        'Expect it for guests, or where coins are off: it renders nothing.',
        'Tick it in the page: the settings of the shop and the law decide how it starts.',
      ],
    },
  },
} satisfies Meta<typeof Coins>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox')
  },
}

/** The owner lets the box start ticked, and the law does not forbid it. */
export const AppliedByDefault: Story = {
  ...Basic,
  loaders: [openShop(openCheckout, signedIn, { loyaltyPoints: { enableLoyaltyPoints: true, applyByDefault: true } })],
}

/** Nothing is to be seen. */
export const Guest: Story = { loaders: [openShop(openCheckout, {}, coinsOn)] }
