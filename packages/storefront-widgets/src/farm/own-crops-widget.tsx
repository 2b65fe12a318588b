import { cropsInSeason } from '@krishi/storefront-core/farm'
import type { FarmCrop } from '@krishi/storefront-core/farm'
import { useFarm } from '@krishi/storefront-hooks/farm'
import { OwnCrops } from '@krishi/storefront-ui/farm'
import type { OwnCropsProps } from '@krishi/storefront-ui/farm'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ReactNode } from 'react'
import { toCropItems } from './to-crop-items.ts'

/** Props of what a page shows for the farm of this device. */
export interface OwnCropsWidgetProps extends Pick<OwnCropsProps, 'editHref'>, RootProps<HTMLElement> {
  readonly cropHref: (crop: FarmCrop) => string
  /** Products for crops that are sown now; not called where none is. */
  readonly productsFor?: (crops: readonly FarmCrop[]) => ReactNode
}

/** The crops of this device's farm with products of the season. Renders nothing for a farm without crops. */
export function OwnCropsWidget({ editHref, cropHref, productsFor, ...root }: OwnCropsWidgetProps) {
  const { farm, season } = useFarm()
  if (farm.crops.length === 0) return null
  const now = cropsInSeason(farm.crops, season)
  return (
    <OwnCrops {...root} crops={toCropItems(farm.crops, season, cropHref)} editHref={editHref}>
      {now.length > 0 ? productsFor?.(now) : null}
    </OwnCrops>
  )
}
