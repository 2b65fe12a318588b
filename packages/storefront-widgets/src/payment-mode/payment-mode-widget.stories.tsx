import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, onlineTerms, openCheckout, openShop, placeOrder, storyMeans } from '../testing/index.ts'
import { PaymentModeWidget } from './payment-mode-widget.tsx'
import { PriceStepsWidget } from './price-steps-widget.tsx'

const meta = {
  title: 'Connected/Payment mode',
  component: PaymentModeWidget,
  loaders: [openShop(openCheckout)],
  decorators: [inShop],
  args: {
    checkoutId: 'checkout-1',
    ...storyMeans,
    shopHref: '#shop',
    ordersHref: '#orders',
    orderHref: (orderId) => `#${orderId}`,
    belowBill: (checkout) => <PriceStepsWidget checkout={checkout} />,
    onAddressChange: () => undefined,
    onOrdered: () => undefined,
  },
  parameters: {
    usage: {
      when: 'The payment page of a checkout: its states, the choice of a mode, the order and its payment.',
      instead: 'With data of your own use "Payment mode": parts and keys are the same.',
      dos: [
        'Put coins and coupon above the bill by `aboveBill`, price steps below it by `belowBill`.',
        'Go on in `onOrdered`: the order is placed, waits for its payment, or goes on elsewhere.',
        'Return false from `mayOrder` to hold the order back.',
      ],
      donts: [
        'Place the order in the page: a second tap never orders twice here.',
        'Change the mode while an order is on its way: nothing can be pressed then.',
      ],
    },
  },
} satisfies Meta<typeof PaymentModeWidget>

export default meta
type Story = StoryObj<typeof meta>

const choosing: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio')
  },
}

const stopped: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading')
  },
}

export const Basic: Story = { ...choosing, tags: ['visual-matrix'] }

export const Online: Story = { ...choosing, loaders: [openShop(openCheckout, {}, {}, { payment: onlineTerms })] }

/** Paying online costs less, and cash on delivery asks for an advance. */
export const Advance: Story = {
  loaders: [
    openShop(openCheckout, {}, {}, { payment: { ...onlineTerms, prepaidDiscount: 2_500, codAdvance: 20_000 } }),
  ],
  play: async ({ canvas, userEvent }) => {
    const [, cod] = await canvas.findAllByRole('radio')
    if (cod) await userEvent.click(cod)
  },
}

/** Since the checkout was made, one product has become dearer and the other is sold out. */
export const Adjusted: Story = {
  ...choosing,
  loaders: [
    openShop(async (shop) => {
      await openCheckout(shop)
      shop.backend.changeVariant('tomato-10g', { price: 48_000 })
      shop.backend.changeVariant('neem-250ml', { inventoryQuantity: 0 })
    }),
  ],
}

export const Empty: Story = {
  ...stopped,
  loaders: [
    openShop(async (shop) => {
      await openCheckout(shop)
      for (const id of ['tomato-10g', 'neem-250ml']) shop.backend.changeVariant(id, { inventoryQuantity: 0 })
    }),
  ],
}

export const AlreadyOrdered: Story = { ...stopped, loaders: [openShop(placeOrder)] }

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = { ...stopped, globals: { network: 'failing' } }

export const Offline: Story = { ...stopped, globals: { network: 'offline' } }
