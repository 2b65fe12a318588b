import { defaultVariant } from '@krishi/storefront-core/availability'
import { ShopAlerts } from '../alerts/shop-alerts.tsx'
import { usePageAddress } from '../../shell/page-address.ts'
import { usePageProduct } from './use-page-product.ts'

/** Tells the shopper when the chosen pack gets cheaper, where browser and shop have alerts. A lazy island. */
export default function PriceAlert() {
  const { search } = usePageAddress()
  const product = usePageProduct()
  if (product === null) return null
  const variant = defaultVariant(product, new URLSearchParams(search).get('variant') ?? undefined)
  if (variant === undefined) return null
  return <ShopAlerts key={variant.id} variantId={variant.id} />
}
