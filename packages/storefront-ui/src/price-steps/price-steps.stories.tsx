import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceSteps } from './price-steps.tsx'

const meta = {
  title: 'Checkout/Price steps',
  component: PriceSteps,
  args: {
    steps: [
      { kind: 'goods', amount: 84_500 },
      { kind: 'product-discount', amount: -4_500 },
      { kind: 'coupon', amount: -12_000 },
      { kind: 'coins', amount: -2_400 },
      { kind: 'prepaid', amount: -1_350 },
      { kind: 'shipping', amount: 7_000 },
    ],
    payable: 71_250,
    couponName: 'KISAN120',
    coins: 24,
  },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'How a total came about: a button that opens a sheet with every step, its amount and its reason.',
      instead: 'For the amounts alone use the billing summary, beside which it stands.',
      dos: [
        'Pass the steps in the order of the rules; they add up to `payable`.',
        'Pass `couponName` and `coins`, so that the reasons name them.',
      ],
      donts: ['Pass a step of zero.', 'Explain a sum that is still an estimate.'],
    },
  },
} satisfies Meta<typeof PriceSteps>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the sheet. */
const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
}

export const Basic: Story = {}

export const Open: Story = { tags: ['visual-matrix'], play: open }

export const GoodsOnly: Story = {
  args: { steps: [{ kind: 'goods', amount: 1_24_000 }], payable: 1_24_000 },
  play: open,
}

export const LargeText: Story = { globals: { textSize: 'double' }, play: open }

export const LongText: Story = { globals: { locale: 'ta' }, play: open }
