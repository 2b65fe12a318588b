import { LabelFactsWidget } from '@krishi/storefront-widgets/label-facts'
import { leafletHosts } from './leaflet-hosts.ts'
import { usePageProduct } from './use-page-product.ts'

/** What a pesticide is sold with under Indian law. A lazy island. */
export default function ProductLabel() {
  const product = usePageProduct()
  if (product === null) return null
  return <LabelFactsWidget product={product} leafletHosts={leafletHosts} />
}
