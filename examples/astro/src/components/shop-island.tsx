import { browserEnvironment } from '@krishi/storefront-hooks/browser'
import { createStorefront, StorefrontProvider } from '@krishi/storefront-hooks/storefront'
import type { Storefront, StorefrontOptions } from '@krishi/storefront-hooks/storefront'
import { ProductCardWidget } from '@krishi/storefront-widgets/product-card'
import type { ProductCardWidgetProps } from '@krishi/storefront-widgets/product-card'
import { useState } from 'react'
import { createPorts, locale } from '../shop'
import { Cart } from './cart'

/** What the page has read of the shop. */
interface ShopIslandProps extends Pick<StorefrontOptions, 'settings'>, Pick<ProductCardWidgetProps, 'product'> {}

/** The part of the page that is React. Widgets share a cart where they share a storefront: keep them in one island. */
export function ShopIsland({ product, settings }: ShopIslandProps) {
  const [storefront] = useState<Storefront>(() =>
    createStorefront({
      ports: createPorts(),
      locale,
      settings,
      ...(typeof window === 'undefined' ? {} : browserEnvironment(window)),
    }),
  )
  return (
    <StorefrontProvider storefront={storefront}>
      <Cart />
      <div style={{ maxWidth: 240 }}>
        <ProductCardWidget product={product} href="/" headingLevel={2} />
      </div>
    </StorefrontProvider>
  )
}
