import { tileLink, tileTitle } from '@krishi/storefront-core/catalog'
import type { TileItem } from '@krishi/storefront-core/catalog'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Tile } from '@krishi/storefront-ui/tile-grid'
import type { Paths } from '../../shell/paths.ts'

/** The tiles of the backend as the grid shows them; one that leads nowhere is left out [12.7]. */
export function toTiles(items: readonly TileItem[], locale: Locale, paths: Pick<Paths, 'to'>): readonly Tile[] {
  return items.flatMap((item) => {
    const link = tileLink(item)
    if (link === null) return []
    const { id, displayOrder, imageUrl, desktopImageUrl, mobileImageUrl } = item
    const href = link.startsWith('/') ? paths.to(link) : link
    return [{ id, displayOrder, imageUrl, desktopImageUrl, mobileImageUrl, href, title: tileTitle(item, locale) }]
  })
}
