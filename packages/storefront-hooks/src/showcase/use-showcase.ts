import type { Banner } from '@krishi/storefront-core/catalog'
import type { TileGroup } from '@krishi/storefront-core/contract'
import type { Remote } from '../query/index.ts'
import { useRemote } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { BrandLabel, CategoryLabel, Tiles } from '../catalog/index.ts'
import { bannersOptions, brandOptions, categoryOptions, tilesOptions } from './showcase-queries.ts'

/** The first tiles of a group in the storefront's language; with null nothing is asked for [12.7]. */
export function useTiles(wanted: { readonly group: TileGroup; readonly limit: number } | null): Remote<Tiles> {
  const { ports, locale } = useStorefront()
  return useRemote(wanted && tilesOptions(ports, { ...wanted, locale }))
}

/** The banners of the home page in the storefront's language [12.8]. */
export function useBanners(): Remote<readonly Banner[]> {
  const { ports, locale } = useStorefront()
  return useRemote(bannersOptions(ports, { locale }))
}

/** What a brand is called in the storefront's language [12.10]. */
export function useBrand(handle: string): Remote<BrandLabel> {
  const { ports, locale } = useStorefront()
  return useRemote(brandOptions(ports, { handle, locale }))
}

/** What a category is called in the storefront's language [12.10]. */
export function useCategory(handle: string): Remote<CategoryLabel> {
  const { ports, locale } = useStorefront()
  return useRemote(categoryOptions(ports, { handle, locale }))
}
