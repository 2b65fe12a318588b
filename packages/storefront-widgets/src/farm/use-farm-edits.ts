import { areaUnits, parseFieldArea } from '@krishi/storefront-core/dose'
import type { AreaUnit } from '@krishi/storefront-core/dose'
import { addCrop, emptyFarm, farmCrops, isEmptyFarm, undoRemoval } from '@krishi/storefront-core/farm'
import type { FarmCrop } from '@krishi/storefront-core/farm'
import { useFarm } from '@krishi/storefront-hooks/farm'
import type { FarmFormProps } from '@krishi/storefront-ui/farm'
import { useState } from 'react'
import { toCropItems } from './to-crop-items.ts'

/** What was removed from a farm: a crop, or all of it. */
export type FarmRemoval = FarmCrop | 'all'

type Facts = Omit<FarmFormProps, 'status' | 'limit' | 'place' | 'onPlaceAsk' | 'messages'>

/** What the page of a farm shows and changes; a text that is no area stays in its field and is not kept. */
export function useFarmEdits(
  cropHref: (crop: FarmCrop) => string,
  onRemoved: (removal: FarmRemoval, restore: () => void) => void,
): Facts {
  const { farm, isKept, season, change } = useFarm()
  const [typed, setTyped] = useState<string | null>(null)
  const area = typed ?? (farm.area === null ? '' : String(farm.area))
  const read = parseFieldArea(area, farm.unit)

  function keepLand(text: string, unit: AreaUnit): void {
    setTyped(text)
    const next = parseFieldArea(text, unit)
    change((kept) => ({ ...kept, unit, area: next.ok ? next.value : null }))
  }

  function remove(removal: FarmRemoval): void {
    const before = farm
    setTyped(null)
    change((kept) =>
      removal === 'all' ? emptyFarm : { ...kept, crops: kept.crops.filter((crop) => crop !== removal) },
    )
    onRemoved(removal, () =>
      change((kept) =>
        removal === 'all'
          ? undoRemoval(kept, before, before.crops)
          : undoRemoval(kept, { ...kept, crops: before.crops }, [removal]),
      ),
    )
  }

  return {
    crops: toCropItems(farm.crops, season, cropHref),
    choices: farmCrops.filter((crop) => !farm.crops.includes(crop)),
    ...{ area, unit: farm.unit, units: areaUnits, isKept },
    isEmpty: isEmptyFarm(farm),
    problem: read.ok ? null : read.error.code,
    onCropAdd: (crop) => change((kept) => addCrop(kept, crop) ?? kept),
    onCropRemove: remove,
    onAreaChange: (text) => keepLand(text, farm.unit),
    onUnitChange: (unit) => keepLand(area, unit),
    onClear: () => remove('all'),
  }
}
