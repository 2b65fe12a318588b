import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button/index.ts'
import { EmptyState, SearchDrawing } from '../primitives/empty-state/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { aPackshot, aProduct, aText } from '../testing/index.ts'
import type { PackshotKind } from '../testing/index.ts'
import { ProductGrid } from './product-grid.tsx'

const shelf: readonly (readonly [string, PackshotKind])[] = [
  ['Arka Rakshak Tomato Seeds', 'seeds'],
  ['Neem Oil 1500 ppm', 'bottle'],
  ['Urea 46% N', 'sack'],
  ['Battery Sprayer 16 litre with double motor', 'sprayer'],
  ['Okra Seeds F1', 'seeds'],
  ['Humic Acid 98%', 'sack'],
]

const cards = shelf.map(([name, kind]) => (
  <ProductCard
    key={name}
    product={aProduct({ productName: aText(name), productImages: [aPackshot(kind)] })}
    href="#product"
    quantity={0}
    limits={{ min: 0, max: Infinity, reason: null }}
    availability="available"
    discountPercent={13}
    onQuantityChange={() => undefined}
  />
))

const meta = {
  title: 'Shop window/Product grid',
  component: ProductGrid,
  args: { title: 'Seeds', status: 'ready', total: 128, nextHref: '#more', children: cards },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Loading: Story = { args: { status: 'loading', children: null, total: undefined } }

export const LoadingMore: Story = { args: { status: 'loading-more' } }

export const Ended: Story = { args: { status: 'ended', total: 6 } }

export const Empty: Story = { args: { status: 'ready', children: null, total: 0 } }

export const EmptyWithFilters: Story = {
  args: {
    status: 'ready',
    children: null,
    empty: (
      <EmptyState
        drawing={<SearchDrawing />}
        title="No products found"
        action={<Button tone="secondary">Clear filters</Button>}
      />
    ),
  },
}

export const Failed: Story = { args: { status: 'failed', children: null, onRetry: () => undefined } }

export const FailedLater: Story = { args: { status: 'failed', onRetry: () => undefined } }

export const Tamil: Story = { globals: { locale: 'ta' } }
