import { useSimilarProducts } from '@krishi/storefront-hooks/related'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { rootOf } from '@krishi/storefront-ui/root'
import { FoundGrid } from '../product-listing/index.ts'
import type { FoundGridLinks } from '../product-listing/index.ts'
import { Supported } from '../supported/index.ts'

/** Props of a connected list of similar products. */
export interface SimilarProductsWidgetProps extends FoundGridLinks {
  readonly productId: string
}

/** The products that are like one: ten, and ten more on scrolling [17.4]; a link leads on where no script runs. */
export function SimilarProductsWidget(props: SimilarProductsWidgetProps) {
  return (
    <Supported by="catalog.similar" instead={<NotOffered {...rootOf(props)} />}>
      <ConnectedList {...props} />
    </Supported>
  )
}

function ConnectedList({ productId, ...links }: SimilarProductsWidgetProps) {
  return <FoundGrid found={useSimilarProducts({ productId, firstPage: links.firstPage })} {...links} />
}
