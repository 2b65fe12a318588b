import { aProduct, aShop, aVariant, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { CartPanelWidget } from '@krishi/storefront-widgets/cart-drawer'
import { createRoot } from 'react-dom/client'

const lineCount = 500

const products = Array.from({ length: lineCount }, (_, index) =>
  aProduct({
    productId: `p${String(index)}`,
    variants: [aVariant({ id: `v${String(index)}`, price: 10_000 + index, inventoryQuantity: 50 })],
  }),
)
const backend = createMemoryBackend({ shop: { ...aShop(), products } })
const storefront = createStorefront({
  ports: createMemoryPorts({ backend }),
  locale: 'en',
  settings: defaultSettings,
  createCart: createCartStore,
})
for (const product of products) for (const variant of product.variants) storefront.cart.actions.add(product, variant, 1)

const productHref = (handle: string) => `#${handle}`
const onProceeded = () => undefined
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StorefrontProvider storefront={storefront}>
      <CartPanelWidget continueHref="#" termsHref="#" productHref={productHref} onProceeded={onProceeded} />
    </StorefrontProvider>,
  )
}
