import { formatInr } from '@krishi/storefront-core/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button, IconButton } from '../primitives/button/index.ts'
import { HeartIcon } from '../primitives/icon/index.ts'
import { aPackshot, aProduct, aText, aVariant } from '../testing/index.ts'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { ProductCard } from './product-card.tsx'
import type { ProductCardProps } from './product-card.tsx'

/** A card whose cart does at once what it is asked. */
function LiveCard(props: ProductCardProps) {
  const [quantity, setQuantity] = useState(props.quantity)
  const [variantId, setVariantId] = useState(props.variantId)
  return (
    <div style={{ inlineSize: '11rem' }}>
      <ProductCard
        {...props}
        quantity={quantity}
        variantId={variantId}
        onQuantityChange={(_product, _variant, wanted) => setQuantity(wanted)}
        onVariantChange={(_product, id) => setVariantId(id)}
      />
    </div>
  )
}

const meta = {
  title: 'Shop window/Product card',
  component: ProductCard,
  args: {
    product: aProduct(),
    href: '#product',
    quantity: 0,
    limits: { min: 0, max: Infinity, reason: null },
    availability: 'available',
    discountPercent: 13,
    onQuantityChange: () => undefined,
  },
  render: (args) => <LiveCard {...args} />,
  parameters: {
    usage: {
      when: 'A product in a list: picture, name, what it is, pack, price, rating and the button that sells it.',
      instead:
        'For the one product of a page use product offer; for what can replace a sold-out one, the substitute card.',
      dos: [
        'Set `priority` in the first row of a page alone.',
        'Pass a wishlist button as `corner`; render a price or actions of your own by `renderPrice` and `renderActions`.',
        'Keep its props stable: a list then renders only the cards that changed.',
        'Use `ProductCardSkeleton` while it loads: it has the exact size of a card.',
      ],
      donts: [
        'Add links to it: one link covers the whole card, under its controls.',
        'Hide what is sold out: `availability` says it on the button.',
        'Compute the discount in the page: `discountPercent` comes from the rules of the shop.',
      ],
    },
  },
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Organic: Story = {
  args: {
    product: aProduct({ productClassification: 'Bio' }),
    corner: <IconButton tone="solid" label="Save Arka Rakshak Tomato Seeds" icon={<HeartIcon />} />,
  },
}

export const SeveralPacks: Story = {
  args: {
    product: aProduct({
      variants: [
        aVariant(),
        aVariant({ id: 'tomato-1kg', title: aText('1 kg'), price: 82_000, compareAtPrice: 104_000 }),
      ],
    }),
  },
}

export const InCart: Story = { args: { quantity: 2 } }

export const AtLimit: Story = { args: { quantity: 3, limits: { min: 0, max: 3, reason: 'stock' } } }

export const Pending: Story = { args: { quantity: 2, pending: true } }

export const FullPrice: Story = {
  args: { discountPercent: null, product: aProduct({ variants: [aVariant({ compareAtPrice: null })] }) },
}

/** A brand's own price and its own way to buy, in the places of ours. */
export const OwnParts: Story = {
  args: {
    renderPrice: ({ price }) => <strong>{formatInr(price)} a bag</strong>,
    renderActions: ({ product, onQuantityChange }) => (
      <Button width="full" aria-label={`Buy now: ${product}`} onClick={() => onQuantityChange(1)}>
        Buy now
      </Button>
    ),
  },
}

export const SoldOut: Story = { args: { availability: 'sold-out' } }

export const Archived: Story = {
  args: { availability: 'archived', discountPercent: null, product: aProduct({ status: 'archived', variants: [] }) },
}

export const NotRated: Story = { args: { product: aProduct({ rating: { average: 0, reviewCount: 0 } }) } }

export const NoPicture: Story = { args: { product: aProduct({ productImages: [] }) } }

export const Loading: Story = {
  render: () => (
    <div style={{ inlineSize: '11rem' }}>
      <ProductCardSkeleton />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    product: aProduct({
      productName: aText('பூச்சிக்கொல்லி மற்றும் பூஞ்சைக்கொல்லி கலவை மருந்து, நெல் வயல்களுக்கானது', 'ta'),
      productImages: [aPackshot('bottle')],
      productClassification: 'organic',
      variants: [aVariant({ title: aText('5 லிட்டர் கேன்', 'ta'), price: 12_49_900, compareAtPrice: 15_99_900 })],
    }),
    quantity: 3,
    limits: { min: 0, max: 3, reason: 'stock' },
  },
  globals: { locale: 'ta' },
}

/** What it is stands whole under a name that is cut off. */
export const WithKind: Story = {
  args: {
    product: aProduct({
      productName: aText('Swarnraksha Rithvon (Azoxystrobin 18.2% + Difenoconazole 11.4% SC) Fungicide'),
      productKind: aText('Azoxystrobin 18.2% + Difenoconazole 11.4% SC, fungicide'),
    }),
  },
}
