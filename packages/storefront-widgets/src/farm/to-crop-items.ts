import { seasonsOf } from '@krishi/storefront-core/farm'
import type { FarmCrop, Season } from '@krishi/storefront-core/farm'
import type { FarmCropItem } from '@krishi/storefront-ui/farm'

/** The crops of a farm as a page shows them in a season. */
export function toCropItems(
  crops: readonly FarmCrop[],
  season: Season | null,
  cropHref: (crop: FarmCrop) => string,
): readonly FarmCropItem[] {
  return crops.map((crop) => {
    const seasons = seasonsOf(crop)
    return { crop, href: cropHref(crop), seasons, isInSeason: season !== null && seasons.includes(season) }
  })
}
