import { readSettings } from '@krishi/storefront-hooks/settings'
import { ProductCardWidget } from '@krishi/storefront-widgets/product-card'
import { Cart } from './cart'
import { createPorts, handle, locale } from './shop'
import { ShopProvider } from './shop-provider'

/** A server component: it reads the product and the settings, and the browser is sent what it has read. */
export default async function Page() {
  const ports = createPorts()
  const [product, settings] = await Promise.all([ports.catalog.product({ handle, locale }), readSettings(ports)])
  return (
    <ShopProvider settings={settings}>
      <main>
        <h1>Dharti Seeds</h1>
        <Cart />
        <div style={{ maxWidth: 240 }}>
          {product.ok && <ProductCardWidget product={product.value} href="/" headingLevel={2} />}
        </div>
        {!product.ok && <p>The product cannot be shown now.</p>}
      </main>
    </ShopProvider>
  )
}
