import { useProduct } from '@krishi/storefront-hooks/catalog'
import { ProductCardWidget } from '@krishi/storefront-widgets/product-card'
import { useState } from 'react'
import { Cart } from './cart'
import { Checkout } from './checkout'
import { handle } from './shop'

/** The product with its cart, then the way to the order. */
export function ShopPage() {
  const product = useProduct(handle)
  const [isOrdering, setOrdering] = useState(false)
  if (isOrdering) return <Checkout onCancel={() => setOrdering(false)} />
  return (
    <main>
      <h1>Dharti Seeds</h1>
      <Cart onProceed={() => setOrdering(true)} />
      <div style={{ maxWidth: 240 }}>
        {product.status === 'ready' && <ProductCardWidget product={product.value} href="/" headingLevel={2} />}
      </div>
      {product.status === 'failed' && <p>The product cannot be shown now.</p>}
    </main>
  )
}
