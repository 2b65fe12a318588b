import type { Collection, ProductDetail } from '@krishi/storefront-core/catalog'
import type {
  AlternativeProductResponse,
  CollectionProductsResponse,
  MenuItem,
  MenuLink,
  MenuResponse,
  PopularSearchesResponse,
  ProductListResponse,
  SearchResponse,
  SubMenu,
} from '@krishi/storefront-core/contract'
import { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Decoder } from '../http/index.ts'
import { accept, decode, fieldOf, isInteger, isMapOf } from '../http/index.ts'
import type { Alternative, ListingPage, PopularSearches, ProductsPage, SearchPage } from './catalog-port.ts'
import { inPosition, toProduct, toProducts } from './product-codec.ts'
import { isProductPayload } from './product-guards.ts'
import { isCategory, isProductDetailPayload } from './product-page-guards.ts'
import { isLocalizedText } from './text-guard.ts'

/** Reads the heading and text of a collection. */
export const toCollection = accept(
  hasShape<Collection>({ handle: isText, title: isLocalizedText, descriptionHtml: isNullOr(isLocalizedText) }),
)

/** Of a listing's answer; a server of the version before gives none. */
function isCursor(value: unknown): value is string | null | undefined {
  return value === undefined || isNullOr(isText)(value)
}

/** Reads a listing page: the wire's map of products becomes a list in the order of their positions. */
export const toListingPage: Decoder<ListingPage> = decode(
  hasShape<CollectionProductsResponse>({
    products: isMapOf(isProductPayload),
    isEndReached: isFlag,
    total: isCount,
    cursor: isCursor,
  }),
  ({ cursor = null, ...page }) => ({ ...page, cursor, products: toProducts(page.products) }),
)

/** Reads a page of what was found, in the order of the positions. */
export const toSearchPage: Decoder<SearchPage> = decode(
  hasShape<SearchResponse>({
    products: isMapOf(isProductPayload),
    isEndReached: isFlag,
    cursor: isNullOr(isText),
    categories: isListOf(isCategory),
    isNear: isFlag,
  }),
  (page) => ({ ...page, products: toProducts(page.products) }),
)

/** Reads a part of a list, in the order of the positions [17.4]. */
export const toProductsPage: Decoder<ProductsPage> = decode(
  hasShape<ProductListResponse>({ products: isMapOf(isProductPayload), isEndReached: isFlag }),
  (page) => ({ ...page, products: toProducts(page.products) }),
)

/** Reads a substitute; one without its pack, or that saves nothing, is none [17.1]. */
export const toAlternative: Decoder<Alternative | null> = decode(
  hasShape<AlternativeProductResponse>({
    product: isNullOr(isProductPayload),
    variantId: isNullOr(isText),
    cheaperPercent: isInteger,
  }),
  ({ product, variantId, cheaperPercent }) =>
    product && variantId !== null && variantId in product.mapVariant && cheaperPercent > 0
      ? { product: toProduct(product), variantId, cheaperPercent }
      : null,
)

/** Reads what is searched often. */
export const toPopularSearches: Decoder<PopularSearches> = accept(
  hasShape<PopularSearchesResponse>({ title: isText, terms: isListOf(isText) }),
)

/** Reads the address that opens a page in the app. */
export const toDeeplink: Decoder<string> = fieldOf<{ readonly deepLinkUrl: string }>({ deepLinkUrl: isText })

/** Reads the product of a product page. */
export const toProductDetail: Decoder<ProductDetail> = decode(isProductDetailPayload, toProduct)

const isPageType = isOneOf('home', 'extLink', 'other')

const isMenuLink = hasShape<MenuLink>({
  title: isText,
  handle: isText,
  link: isText,
  position: isInteger,
  pageType: isPageType,
})

/** Reads the menus and their links, each in the order of its positions [09.4]. */
export const toMenu: Decoder<readonly MenuItem[]> = decode(
  hasShape<MenuResponse>({
    menu: isListOf(
      hasShape<MenuItem>({
        menuHandle: isText,
        menuName: isText,
        menuLink: isText,
        menuPosition: isInteger,
        pageType: isPageType,
        columns: isListOf(isMenuLink),
        subMenus: isListOf(
          hasShape<SubMenu>({
            subMenuHandle: isText,
            subMenuName: isText,
            subMenuLink: isText,
            subMenuPosition: isInteger,
            columns: isListOf(isMenuLink),
          }),
        ),
      }),
    ),
  }),
  ({ menu }) =>
    [...menu]
      .sort((a, b) => a.menuPosition - b.menuPosition)
      .map((item) => ({ ...item, columns: inPosition(item.columns), subMenus: subMenusInPosition(item.subMenus) })),
)

function subMenusInPosition(subMenus: readonly SubMenu[]): readonly SubMenu[] {
  return [...subMenus]
    .sort((a, b) => a.subMenuPosition - b.subMenuPosition)
    .map((subMenu) => ({ ...subMenu, columns: inPosition(subMenu.columns) }))
}
