import { defaultVariant } from '@krishi/storefront-core/availability'
import { navigate } from '@krishi/storefront-host/address'
import { createLazyIsland } from '@krishi/storefront-host/hydration'
import { TrustMarker } from '@krishi/storefront-ui/trust-marker'
import { usableDose } from '@krishi/storefront-widgets/dose-helper'
import { isLabelTold } from '@krishi/storefront-widgets/label-facts'
import { ProductOfferWidget } from '@krishi/storefront-widgets/product-offer'
import { ShareProduct } from '../reviews/share-product.tsx'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { useOpenCart } from '../frame/cart-opening.ts'
import { usePageAddress } from '../../shell/page-address.ts'
import { useShop } from '../../shell/shop-context.ts'
import { RecentlyViewed, Substitute } from '../similar/lazy-islands.ts'
import { loadZoomViewer } from '../zoom/load-zoom-viewer.ts'
import { DeliveryOutlet } from './delivery-outlet.tsx'
import { DoseOutlet } from './dose-outlet.tsx'
import { NotifyOutlet } from './notify-outlet.tsx'
import { ProductLower } from './product-lower.tsx'
import { usePageProduct } from './use-page-product.ts'
import { withVariant } from './with-variant.ts'

const Label = createLazyIsland('product-label', () => import('./product-label.tsx'))

const Savings = createLazyIsland('product-savings', () => import('./product-savings.tsx'))

const Compare = createLazyIsland('compare', () => import('./compare-product.tsx'))

const PriceAlert = createLazyIsland('price-alert', () => import('./price-alert.tsx'))

const ReadAloud = createLazyIsland('read-aloud', () => import('./read-product.tsx'))

const Wish = createLazyIsland('wish', () => import('../wishes/product-heart.tsx'))

/** All of a product's page: picture, price, packs, what a field needs, delivery, one button, its text [15.1]. A lazy island. */
export default function ProductParts() {
  const { paths, settings } = useShop()
  const showCart = useOpenCart()
  const { search } = usePageAddress()
  const product = usePageProduct()
  if (product === null) return null
  const variantId = new URLSearchParams(search).get('variant') ?? undefined
  const variant = defaultVariant(product, variantId)
  const dose = usableDose(product)
  const variantHref = (id: string) => paths.product(product.handle) + withVariant(search, id)
  return (
    <div className="shop-stack">
      <div>
        <Breadcrumb
          steps={[{ name: product.category.name, href: paths.collection(product.category.handle) }]}
          current={product.productName}
        />
        <ProductOfferWidget
          {...{ product, variantId, variantHref }}
          onVariantChange={(id) => navigate(variantHref(id), { replace: true })}
          formAction={paths.cartForm}
          onCartOpen={showCart}
          loadZoomViewer={loadZoomViewer}
          help={
            <>
              {dose ? <DoseOutlet dose={dose} product={product} onAdded={showCart} /> : null}
              {isLabelTold(product, settings) ? <Label /> : null}
            </>
          }
        >
          <NotifyOutlet product={product} variant={variant} />
          <DeliveryOutlet product={product} variant={variant} />
          <Savings />
          <Substitute />
          <div className="product-ways">
            <Wish />
            <ShareProduct product={product} />
            <Compare />
            <ReadAloud />
            <PriceAlert />
          </div>
        </ProductOfferWidget>
      </div>
      <TrustMarker helpsByPhone={settings.supportCallNumber !== ''} />
      <ProductLower product={product} />
      <RecentlyViewed />
    </div>
  )
}
