import { useBanners, useRow, useTiles } from '@krishi/storefront-hooks/showcase'
import { shelves } from '../frame/shelves.ts'
import { categoryTiles } from './home-tiles.ts'

/** The products on all shelves. */
export const allShelves = { handles: shelves.map(({ handle }) => handle) }

/** Whether banners, tiles and shelves are all empty, as where the owner has brought no catalogue yet; false until it is known. */
export function useIsEmptyShop(): boolean {
  const banners = useBanners()
  const tiles = useTiles(categoryTiles)
  const isBare =
    banners.status === 'ready' &&
    banners.value.length === 0 &&
    tiles.status === 'ready' &&
    tiles.value.tiles.length === 0
  const products = useRow(isBare ? allShelves : null)
  return products.status === 'ready' && products.value.length === 0
}
