// The product grid as the shop lays out a long listing.
import '@krishi/storefront-ui/product-grid/styles.css'
import { ProductGrid } from '@krishi/storefront-ui/product-grid'
import { useVirtualGrid, virtualCells } from '@krishi/storefront-ui/primitives/virtual-grid'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Card, total } from './card.tsx'
import './list.css'

const cards = Array.from({ length: total }, (_, index) => <Card key={index} index={index} />)
const unmeasured = { runs: [{ from: 0, to: 6, room: 0 }], roomAfter: 0 }

function Listing() {
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const list = end?.parentElement?.querySelector<HTMLElement>('[data-part=list]') ?? null
  const { layout } = useVirtualGrid({ list, count: total })
  return (
    <ProductGrid
      title="Seeds"
      status="ended"
      total={total}
      sentinelRef={setEnd}
      layOut={(all) => virtualCells(all, layout ?? unmeasured, { scope: 'product-grid', total })}
    >
      {cards}
    </ProductGrid>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Listing />)
