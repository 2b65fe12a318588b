import { cheaperThanAll, isSubstitute } from '@krishi/storefront-core/catalog'
import type { ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import { useProduct } from '@krishi/storefront-hooks/catalog'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import type { RootProps } from '@krishi/storefront-ui/root'
import { SubstituteNotice } from '@krishi/storefront-ui/substitute-card'
import { substituteWords } from './to-substitute-props.ts'

/** Props of a connected notice on the page of a substitute. */
export interface SubstituteNoticeWidgetProps extends RootProps<HTMLParagraphElement> {
  /** The handle of the product that it was recommended for, as the address says: `rsf` [05.3]. */
  readonly recommendedFor: string
  readonly product: ProductDetail
  /** The pack in front of the shopper. */
  readonly variant: Variant
  readonly productHref: (handle: string) => string
}

/** Says what a product was recommended for [17.1]; nothing where the address names no product that does the same. */
export function SubstituteNoticeWidget({
  recommendedFor,
  product,
  variant,
  productHref,
  ...root
}: SubstituteNoticeWidgetProps) {
  const { settings, locale } = useStorefront()
  const remote = useProduct(recommendedFor)
  if (remote.status !== 'ready' || !isSubstitute(product, remote.value)) return null
  return (
    <SubstituteNotice
      {...root}
      substituteFor={remote.value.productName}
      href={productHref(recommendedFor)}
      cheaperPercent={cheaperThanAll(remote.value.variants, variant)}
      words={substituteWords(settings, locale)}
    />
  )
}
