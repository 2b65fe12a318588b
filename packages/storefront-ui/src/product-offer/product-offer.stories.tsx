import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuyNow } from '../buy-now/index.ts'
import { PriceBlock } from '../price-block/index.ts'
import { ProductGallery } from '../product-gallery/index.ts'
import { QuantityControl } from '../quantity-control/index.ts'
import { aPackshot, aText } from '../testing/fixtures/index.ts'
import { VariantPicker } from '../variant-picker/index.ts'
import type { PackChoice } from '../variant-picker/index.ts'
import { ProductOffer } from './product-offer.tsx'

const nothing = () => undefined
const product = 'Arka Rakshak Tomato Seeds, 10 g'
const limits = { min: 0, max: 12, reason: 'stock' } as const
const small: PackChoice = {
  id: '10g',
  title: aText('10 g'),
  price: 9_900,
  compareAtPrice: 12_000,
  unitPrice: { amount: 990_000, per: { value: 1, unit: 'kg' } },
  availability: 'available',
}
const packs = [
  small,
  { ...small, id: '50g', title: aText('50 g'), price: 42_500, compareAtPrice: null },
  { ...small, id: '100g', title: aText('100 g'), price: 80_000, availability: 'sold-out' as const },
]

function actions(quantity: number) {
  return (
    <>
      <QuantityControl product={product} quantity={quantity} limits={limits} onQuantityChange={nothing} />
      <BuyNow product={product} inCart={quantity > 0} onBuyNow={nothing} onGoToCart={nothing} />
    </>
  )
}

const meta = {
  title: 'Product/Product offer',
  component: ProductOffer,
  args: {
    gallery: <ProductGallery images={[aPackshot('seeds'), aPackshot('sack')]} alt="Arka Rakshak Tomato Seeds" />,
    price: (
      <PriceBlock
        name={aText('Arka Rakshak Tomato Seeds')}
        vendor={aText('Dharti Seeds')}
        rating={{ average: 4.3, reviewCount: 128 }}
        technical={{ text: 'Triple disease resistant F1 hybrid', lang: 'en' }}
        organic
        price={9_900}
        compareAtPrice={12_000}
        saving={{ amount: 2_100, percent: 18 }}
        unitPrice={small.unitPrice}
      />
    ),
    packs: <VariantPicker packs={packs} variantId="10g" hrefOf={(id) => `#${id}`} onVariantChange={nothing} />,
    actions: actions(0),
  },
  parameters: {
    usage: {
      when: 'The first screen of a product page: pictures beside what decides, or above it on a phone.',
      instead: 'In a list use the product card.',
      dos: [
        'Put its own widget into each place: gallery, price, packs, actions.',
        'Pass `actionsRef` to the sticky cart bar, which stays away while the buttons are seen.',
        'Put delivery, deals and promises under the buttons, as `children`.',
      ],
      donts: ['Put long texts into it: they follow below.', 'Put a second way to buy above the buttons.'],
    },
  },
} satisfies Meta<typeof ProductOffer>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const InCart: Story = { args: { actions: actions(2) } }
