import type { Variant } from '@krishi/storefront-core/catalog'
import { useProduct } from '@krishi/storefront-hooks/catalog'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { SubstituteNotice } from '@krishi/storefront-ui/substitute-card'
import { cheaperThan } from './cheaper-than.ts'
import { substituteWords } from './to-substitute-props.ts'

/** Props of a connected notice on the page of a substitute. */
export interface SubstituteNoticeWidgetProps {
  /** The handle of the product that it was recommended for, as the address says: `rsf` [05.3]. */
  readonly recommendedFor: string
  /** The pack in front of her. */
  readonly variant: Variant
  readonly productHref: (handle: string) => string
}

/** Says what a product was recommended for [17.1]; nothing where the address names no product of the shop. */
export function SubstituteNoticeWidget({ recommendedFor, variant, productHref }: SubstituteNoticeWidgetProps) {
  const { settings, locale } = useStorefront()
  const remote = useProduct(recommendedFor)
  if (remote.status !== 'ready') return null
  return (
    <SubstituteNotice
      substituteFor={remote.value.productName}
      href={productHref(recommendedFor)}
      cheaperPercent={cheaperThan(remote.value, variant)}
      words={substituteWords(settings, locale)}
    />
  )
}
