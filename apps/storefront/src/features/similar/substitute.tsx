import { defaultVariant } from '@krishi/storefront-core/availability'
import { useProduct } from '@krishi/storefront-hooks/catalog'
import { SubstituteCardWidget, SubstituteNoticeWidget } from '@krishi/storefront-widgets/substitute-card'
import { usePageAddress } from '../../shell/page-address.ts'
import { usePaths } from '../../shell/shop-context.ts'
import { substitutePath } from './paths.ts'

/** The substitute of the pack on the page, and the product that this pack was recommended in place of [17.1]. A lazy island. */
export default function Substitute() {
  const { params, search } = usePageAddress()
  const paths = usePaths()
  const handle = params['handle'] ?? ''
  const remote = useProduct(handle)
  const query = new URLSearchParams(search)
  const recommendedFor = query.get('rsf')
  const variant =
    remote.status === 'ready' ? defaultVariant(remote.value, query.get('variant') ?? undefined) : undefined
  if (remote.status !== 'ready' || !variant) return null
  return (
    <>
      {recommendedFor !== null && recommendedFor !== handle ? (
        <SubstituteNoticeWidget {...{ recommendedFor, variant }} product={remote.value} productHref={paths.product} />
      ) : null}
      <SubstituteCardWidget
        product={remote.value}
        variantId={variant.id}
        formAction={paths.cartForm}
        href={(other, variantId) => substitutePath(paths, { handle: other, variantId, recommendedFor: handle })}
      />
    </>
  )
}
