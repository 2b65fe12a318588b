import type { Banner } from '@krishi/storefront-core/catalog'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Query } from '../query/index.ts'
import { defineQuery, valueOf } from '../query/index.ts'
import type { CatalogPorts } from '../catalog/index.ts'
import type {
  BrandLabel,
  ByHandleQuery,
  CategoryLabel,
  ProductPart,
  StripQuery,
  Tiles,
  TilesQuery,
} from '../catalog/index.ts'

/** Products in a page of a list such as "recommended" [12.9]. */
const stripPageSize = 20

/** Products in a page of collections by their handles [12.9]. */
const byHandlePageSize = 20

// The operation table has these as well; a test holds the two together.
const staleMs = { minute: 60_000, halfHour: 1_800_000 }

/** One page of a list that belongs to no collection, for `useStrip` [12.8]. */
export function stripOptions(
  { catalog }: CatalogPorts,
  { name, userId, locale, pageNum = 1, pageSize = stripPageSize }: Optional<StripQuery>,
): Query<ProductPart> {
  return defineQuery<ProductPart>({
    queryKey: ['catalog.strip', name, userId, locale, pageNum, pageSize],
    queryFn: ({ signal }) => valueOf(catalog.strip({ name, userId, locale, pageNum, pageSize }, { signal })),
    staleTime: staleMs.minute,
  })
}

/** One page of the products of collections, for `useProductsByHandle` [12.8]. */
export function productsByHandleOptions(
  { catalog }: CatalogPorts,
  { handles, locale, pageNum = 1, pageSize = byHandlePageSize }: Optional<ByHandleQuery>,
): Query<ProductPart> {
  return defineQuery<ProductPart>({
    queryKey: ['catalog.productsByHandle', handles, locale, pageNum, pageSize],
    queryFn: ({ signal }) => valueOf(catalog.productsByHandle({ handles, locale, pageNum, pageSize }, { signal })),
    staleTime: staleMs.minute,
  })
}

type Optional<Asked extends { readonly pageNum: number; readonly pageSize: number }> = Omit<
  Asked,
  'pageNum' | 'pageSize'
> &
  Partial<Pick<Asked, 'pageNum' | 'pageSize'>>

/** The tiles of a group, for prefetching on the server and for `useTiles` [12.7]. */
export function tilesOptions({ catalog }: CatalogPorts, { group, limit, locale }: TilesQuery): Query<Tiles> {
  return defineQuery<Tiles>({
    queryKey: ['catalog.tiles', group, limit, locale],
    queryFn: ({ signal }) => valueOf(catalog.tiles({ group, limit, locale }, { signal })),
    staleTime: staleMs.halfHour,
  })
}

/** The banners of the home page, for prefetching on the server and for `useBanners` [12.8]. */
export function bannersOptions(
  { catalog }: CatalogPorts,
  { locale }: { readonly locale: Locale },
): Query<readonly Banner[]> {
  return defineQuery<readonly Banner[]>({
    queryKey: ['catalog.banners', locale],
    queryFn: ({ signal }) => valueOf(catalog.banners({ locale }, { signal })),
    staleTime: staleMs.halfHour,
  })
}

/** What a brand or category is asked for by. */
export interface LabelKey {
  readonly handle: string
  readonly locale: Locale
}

/** What a brand is called, for prefetching on the server and for `useBrand` [12.10]. */
export function brandOptions({ catalog }: CatalogPorts, { handle, locale }: LabelKey): Query<BrandLabel> {
  return defineQuery<BrandLabel>({
    queryKey: ['catalog.brandLabel', handle, locale],
    queryFn: ({ signal }) => valueOf(catalog.brand({ handle, locale }, { signal })),
    staleTime: staleMs.halfHour,
  })
}

/** What a category is called, for prefetching on the server and for `useCategory` [12.10]. */
export function categoryOptions({ catalog }: CatalogPorts, { handle, locale }: LabelKey): Query<CategoryLabel> {
  return defineQuery<CategoryLabel>({
    queryKey: ['catalog.categoryLabel', handle, locale],
    queryFn: ({ signal }) => valueOf(catalog.category({ handle, locale }, { signal })),
    staleTime: staleMs.halfHour,
  })
}
