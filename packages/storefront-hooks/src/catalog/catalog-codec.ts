import type { Collection, Product, ProductDetail } from '@krishi/storefront-core/catalog'
import type {
  CollectionProductsResponse,
  MenuItem,
  MenuLink,
  MenuResponse,
  ProductPayload,
} from '@krishi/storefront-core/contract'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Decoder } from '../http/index.ts'
import { accept, decode, isInteger, isMapOf } from '../http/index.ts'
import type { ListingPage } from './catalog-port.ts'
import { isLocalizedText, isProductDetailPayload, isProductPayload } from './product-guards.ts'

/** Reads a product: the wire's map of variants becomes a list in the order of their positions. */
export function toProduct<Payload extends Pick<ProductPayload, 'mapVariant'>>({ mapVariant, ...product }: Payload) {
  return { ...product, variants: inPosition(Object.values(mapVariant)) }
}

/** Reads the heading and text of a collection. */
export const toCollection = accept(
  hasShape<Collection>({ handle: isText, title: isLocalizedText, descriptionHtml: isNullOr(isLocalizedText) }),
)

/** Reads a listing page: the wire's map of products becomes a list in the order of their positions. */
export const toListingPage: Decoder<ListingPage> = decode(
  hasShape<CollectionProductsResponse>({ products: isMapOf(isProductPayload), isEndReached: isFlag, total: isCount }),
  (page) => ({
    ...page,
    products: inPosition(Object.values(page.products)).map((product): Product => toProduct(product)),
  }),
)

/** Reads the product of a product page. */
export const toProductDetail: Decoder<ProductDetail> = decode(isProductDetailPayload, toProduct)

/** Reads the menus and their links, each in the order of its positions [09.4]. */
export const toMenu: Decoder<readonly MenuItem[]> = decode(
  hasShape<MenuResponse>({
    menu: isListOf(
      hasShape<MenuItem>({
        menuHandle: isText,
        menuName: isText,
        menuLink: isText,
        menuPosition: isInteger,
        pageType: isOneOf('home', 'extLink', 'other'),
        columns: isListOf(hasShape<MenuLink>({ title: isText, link: isText, position: isInteger })),
      }),
    ),
  }),
  ({ menu }) =>
    [...menu]
      .sort((a, b) => a.menuPosition - b.menuPosition)
      .map((item) => ({ ...item, columns: inPosition(item.columns) })),
)

function inPosition<Value extends { readonly position: number }>(values: readonly Value[]): readonly Value[] {
  return [...values].sort((a, b) => a.position - b.position)
}
