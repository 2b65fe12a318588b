import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoinsBox } from './coins-box.tsx'

const nothing = () => undefined

const meta = {
  title: 'Checkout/Coins box',
  component: CoinsBox,
  args: {
    balance: 250,
    coins: 20,
    amount: 2_000,
    earned: 19,
    isUsed: false,
    onUsedChange: nothing,
    onHowOpen: nothing,
  },
  parameters: {
    usage: {
      when: 'Paying a part of an order with coins, or the reason why that is not possible, and what the order earns.',
      instead: 'On a product page use the coins message; for a guest the sign-in banner.',
      dos: [
        'Open the coin explainer in `onHowOpen`.',
        'Show it with no coins too: it says the balance and what is earned.',
      ],
      donts: [
        'Start it ticked where the law does not allow that.',
        'Change `isUsed` before the answer is there: while `pending` the box takes no other choice.',
      ],
      keys: { Space: 'uses the coins, or keeps them' },
    },
  },
} satisfies Meta<typeof CoinsBox>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Used: Story = { args: { isUsed: true } }

export const Pending: Story = { args: { isUsed: true, pending: true } }

export const NoCoins: Story = { args: { balance: 0, coins: 0, amount: 0 } }

/** A coupon has paid for everything. */
export const NothingToPay: Story = { args: { coins: 0, amount: 0, earned: 0 } }

export const LargeText: Story = { globals: { textSize: 'double' } }

export const LongText: Story = { args: { balance: 1_23_456, coins: 100, amount: 10_000 }, globals: { locale: 'ta' } }
