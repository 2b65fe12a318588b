import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoinsMessage } from './coins-message.tsx'

const meta = {
  title: 'Product/Coins message',
  component: CoinsMessage,
  args: { coins: 12, rupees: '₹12', onHowOpen: () => undefined },
  parameters: {
    usage: {
      when: 'What a purchase earns in coins, on a product page.',
      instead: 'At payment use the coins box.',
      dos: ['Open the coin explainer in `onHowOpen`.', 'Pass a `sentence` of the shop with its figures written in.'],
      donts: ['Show it where nothing is earned.', 'Subtract coins from the price here.'],
    },
  },
} satisfies Meta<typeof CoinsMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const OwnSentence: Story = { args: { sentence: 'Farmers of the cooperative earn 12 coins (₹12) here.' } }

export const LongText: Story = { globals: { locale: 'ta' } }
