import { CrossSellModalWidget, CrossSellWidget } from '@krishi/storefront-widgets/cross-sell'
import type { CrossSellQuestion } from '@krishi/storefront-widgets/cross-sell'
import { useState } from 'react'
import { usePaths } from '../../shell/shop-context.ts'
import '../../styles/cross-sell.css'

/** What goes with the cart: a row, and the list of all behind it [24.6]. A chunk of its own. */
export default function CrossSell() {
  const paths = usePaths()
  const [listed, setListed] = useState<CrossSellQuestion | null>(null)
  const productHref = (handle: string) => paths.product(handle, { from: 'cart' })
  return (
    <>
      <CrossSellWidget productHref={productHref} onViewAll={setListed} />
      {listed ? (
        <CrossSellModalWidget open question={listed} productHref={productHref} onOpenChange={() => setListed(null)} />
      ) : null}
    </>
  )
}
