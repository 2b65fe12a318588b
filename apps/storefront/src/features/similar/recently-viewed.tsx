import { RecentlyViewedWidget } from '@krishi/storefront-widgets/recently-viewed'
import { usePageAddress } from '../../shell/page-address.ts'
import { usePaths } from '../../shell/shop-context.ts'

/** The products looked at before the one of the page [17.5]. A lazy island. */
export default function RecentlyViewed() {
  const { params } = usePageAddress()
  const paths = usePaths()
  return (
    <RecentlyViewedWidget
      currentHandle={params['handle'] ?? null}
      formAction={paths.cartForm}
      productHref={paths.product}
    />
  )
}
