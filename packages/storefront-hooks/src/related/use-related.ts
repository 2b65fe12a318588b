import type { Product } from '@krishi/storefront-core/catalog'
import type { Alternative, ProductsPage } from '../catalog/catalog-port.ts'
import type { Remote } from '../query/index.ts'
import { useRemote } from '../query/index.ts'
import type { FoundView } from '../search/use-found.ts'
import { useFound } from '../search/use-found.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { SimilarList } from './related-queries.ts'
import { alternativeOptions, similarOptions } from './related-queries.ts'

/** Products like one in the storefront's language, ten a page [17.4]. */
export function useSimilarProducts(list: Omit<SimilarList, 'locale'>): FoundView<Product> {
  const { ports, locale } = useStorefront()
  return useFound(similarOptions(ports, { ...list, locale }), productsOf, idOf)
}

const productsOf = (page: ProductsPage) => page.products
const idOf = (product: Product) => product.productId

/** The substitute of a pack; asks for nothing, and stays `loading`, while the shop has the feature off [17.1]. */
export function useAlternative(
  pack: { readonly productId: string; readonly variantId: string } | null,
): Remote<Alternative | null> {
  const { ports, locale, settings } = useStorefront()
  const isOn = settings.alternativeProduct.enableAlternativeProduct
  return useRemote(pack && isOn ? alternativeOptions(ports, { ...pack, locale }) : null)
}
