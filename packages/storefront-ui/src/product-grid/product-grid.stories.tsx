import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button/index.ts'
import { EmptyState, SearchDrawing } from '../primitives/empty-state/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { aPackshot, aProduct, aText } from '../testing/index.ts'
import type { PackshotKind } from '../testing/index.ts'
import { useState } from 'react'
import { useVirtualGrid, virtualCells } from '../primitives/virtual-grid/index.ts'
import { ProductGrid } from './product-grid.tsx'
import type { ProductGridProps } from './product-grid.tsx'

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
  parameters: {
    usage: {
      when: 'A list of products in two to five columns, by the width that it is given.',
      instead: 'For one row that scrolls sideways use the product strip.',
      dos: [
        'Give it the address of the next page, so that "Load more" works without scripts.',
        'Keep the cards when a later page fails: `failed` adds a way to try again below them.',
        'Pass `layOut` for hundreds of cards.',
        'Say in `empty` why there is nothing, with the way on.',
      ],
      donts: [
        'Set columns by the window: the grid measures its own place.',
        'Empty the list while the next page loads: `loading-more` appends places.',
      ],
    },
  },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Loading: Story = { args: { status: 'loading', children: null, total: undefined } }

export const LoadingMore: Story = { args: { status: 'loading-more' } }

export const Ended: Story = { args: { status: 'ended', total: 6 } }

export const Empty: Story = { args: { status: 'ready', children: null, total: 0 } }

/** A page number beyond the last page. */
export const PastTheEnd: Story = { args: { status: 'ended', children: null, total: 41, previousHref: '#3' } }

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

const thousands = Array.from({ length: 2000 }, (_, index) => (
  <ProductCard
    key={index}
    product={aProduct({ productName: aText(`Tomato Seeds ${index + 1}`), productImages: [aPackshot('seeds')] })}
    href="#product"
    quantity={0}
    limits={{ min: 0, max: Infinity, reason: null }}
    availability="available"
    discountPercent={13}
    onQuantityChange={() => undefined}
  />
))

function LongGrid(props: ProductGridProps) {
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const list = end?.parentElement?.querySelector<HTMLElement>('[data-part=list]') ?? null
  const total = thousands.length
  const { layout } = useVirtualGrid({ list, count: total })
  const firstRows = { runs: [{ from: 0, to: 12, room: 0 }], roomAfter: 0 }
  return (
    <ProductGrid
      {...props}
      sentinelRef={setEnd}
      layOut={(cards) => virtualCells(cards, layout ?? firstRows, { scope: 'product-grid', total })}
    />
  )
}

/** Two thousand cards, of which those near the screen exist. */
export const Thousands: Story = {
  tags: ['no-visual'],
  args: { status: 'ended', total: thousands.length, children: thousands },
  render: (args) => <LongGrid {...args} />,
}
