import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotifyMe } from '../notify-me/index.ts'
import { QuantityControl } from '../quantity-control/index.ts'
import { aText } from '../testing/fixtures/index.ts'
import { StickyCartBar } from './sticky-cart-bar.tsx'

const limits = { min: 0, max: 12, reason: 'stock' } as const
const product = 'Arka Rakshak Tomato Seeds, 10 g'

function action(quantity: number) {
  return <QuantityControl product={product} quantity={quantity} limits={limits} onQuantityChange={() => undefined} />
}

const meta = {
  title: 'Product/Sticky cart bar',
  component: StickyCartBar,
  args: {
    product,
    pack: aText('10 g'),
    price: 9_900,
    compareAtPrice: 12_000,
    mainRef: { current: null },
    children: action(0),
  },
  parameters: {
    usage: {
      when: "Price and main button of a product page at the bottom of a phone, while the page's own button is out of sight.",
      instead: 'On a wide screen there is none: the quantity control of the page is enough.',
      dos: [
        "Point `mainRef` at the page's own button: while that is seen, the bar stays away.",
        'Put the same quantity control in it; for a pack that is sold out, the notify-me button and a null price.',
      ],
      donts: [
        'Put a second action beside the button.',
        'Give it other limits, or another pack, than the control of the page.',
      ],
    },
  },
} satisfies Meta<typeof StickyCartBar>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const InCart: Story = { args: { children: action(2) } }

export const SoldOut: Story = {
  args: { price: null, children: <NotifyMe isOpen={false} isShort onToggle={() => undefined} /> },
}

export const LongText: Story = {
  args: { pack: aText('1000 விதைகள் கொண்ட 4 பொதிகளின் தொகுப்பு', 'ta'), price: 1_245_000, compareAtPrice: 1_850_000 },
}
