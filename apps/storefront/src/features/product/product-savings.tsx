import { defaultVariant } from '@krishi/storefront-core/availability'
import { CouponBanner } from '@krishi/storefront-ui/coupon-banner'
import { usePageAddress } from '../../shell/page-address.ts'
import { usePaths } from '../../shell/shop-context.ts'
import { BackBannerOutlet } from './back-banner-outlet.tsx'
import { CoinsOutlet } from './coins-outlet.tsx'
import { DealsOutlet } from './deals-outlet.tsx'
import { usePageProduct } from './use-page-product.ts'

/** What makes a product cheaper: deals, the banner of a sale, coins [15.1, 15.4, 15.6]. A lazy island. */
export default function ProductSavings() {
  const { search } = usePageAddress()
  const paths = usePaths()
  const product = usePageProduct()
  if (product === null) return null
  const { deals, couponBanner } = product
  const variant = defaultVariant(product, new URLSearchParams(search).get('variant') ?? undefined)
  return (
    <>
      <DealsOutlet deals={deals} />
      {couponBanner === null ? null : (
        <CouponBanner {...couponBanner} key={couponBanner.imageUrl} href={paths.to(couponBanner.link)} />
      )}
      {variant ? <CoinsOutlet product={product} variant={variant} /> : null}
      <BackBannerOutlet />
    </>
  )
}
