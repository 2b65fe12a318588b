import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { useAlternative } from '@krishi/storefront-hooks/related'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import type { RootProps } from '@krishi/storefront-ui/root'
import { SubstituteCard } from '@krishi/storefront-ui/substitute-card'
import { SubstituteControl } from './substitute-control.tsx'
import { toSubstituteProps } from './to-substitute-props.ts'

/** Props of a connected card of a substitute. */
export interface SubstituteCardWidgetProps extends RootProps<HTMLElement> {
  readonly product: ProductDetail
  /** The pack that the page shows. */
  readonly variantId: string
  /** Where a substitute is found [05.3]. */
  readonly href: (handle: string, variantId: string) => string
  readonly formAction?: string
}

/** What costs less and does the same, where there is such a thing and the shop wants to say so [17.1]. */
export function SubstituteCardWidget({ product, variantId, href, formAction, ...root }: SubstituteCardWidgetProps) {
  const { settings, locale } = useStorefront()
  const remote = useAlternative({ productId: product.productId, variantId })
  // It is an extra: while it is on its way, and when it does not come, the page is whole without it.
  if (remote.status !== 'ready' || remote.value === null) return null
  const found = remote.value
  return (
    <SubstituteCard
      {...root}
      {...toSubstituteProps(found, product, settings, locale)}
      substituteFor={product.productName}
      href={href(found.product.handle, found.variantId)}
      control={<SubstituteControl found={found} formAction={formAction} />}
    />
  )
}
