import type { LocalizedText, ProductDetail } from '@krishi/storefront-core/catalog'
import { productOptions, useProduct } from '@krishi/storefront-hooks/catalog'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { toSafeHtml } from '@krishi/storefront-ui/primitives/safe-html'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { ProductOfferWidget } from '@krishi/storefront-widgets/product-offer'
import { ProductDescription } from '@krishi/storefront-ui/product-description'
import { TrustMarker } from '@krishi/storefront-ui/trust-marker'
import { productHead } from '../head/product-head.ts'
import type { PageModule, PageProps } from '../routes/page.ts'
import { prefetchStatus } from '../routes/prefetch-status.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { useShop } from '../shell/shop-context.ts'
import '../styles/shop-window.css'
import '../styles/product.css'

function ProductPage({ params, search }: PageProps) {
  const { paths, openCart } = useShop()
  const handle = params['handle'] ?? ''
  const product = useProduct(handle)
  if (product.status === 'loading') return <Skeleton lines={8} />
  if (product.status === 'failed') return <ErrorNotice onRetry={product.retry} />
  const { category } = product.value
  return (
    <div className="shop-stack">
      <div>
        <Breadcrumb steps={[{ name: category.name.text, href: paths.collection(category.handle) }]} />
        <ProductOfferWidget
          product={product.value}
          variantId={new URLSearchParams(search).get('variant') ?? undefined}
          variantHref={(variant) => paths.product(handle, { variant })}
          formAction={paths.cartForm}
          onCartOpen={openCart}
        />
      </div>
      <TrustMarker />
      <ProductDescription {...toDescription(product.value)} />
    </div>
  )
}

/** Texts that the server has sanitised. */
function toDescription(product: ProductDetail) {
  const toText = (html: LocalizedText | null) => html && { html: toSafeHtml(html.text), lang: html.lang }
  return {
    overview: toText(product.overviewHtml),
    description: toText(product.descriptionHtml),
    countryOfOrigin: product.countryOfOrigin,
    composition: product.technicalContent,
  }
}

/** A product: picture, price, packs, one button, its text [15.1, first part]. */
export const page: PageModule = {
  Component: ProductPage,
  prefetch: ({ ports, queryClient, locale, params }) =>
    prefetchStatus(queryClient.fetchQuery(productOptions(ports, { handle: params['handle'] ?? '', locale }))),
  head: productHead,
}
