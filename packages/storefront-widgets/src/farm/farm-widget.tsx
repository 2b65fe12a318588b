import { emptyFarm, farmCropLimit } from '@krishi/storefront-core/farm'
import type { FarmCrop } from '@krishi/storefront-core/farm'
import { useDeliveryPlace } from '@krishi/storefront-hooks/delivery'
import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { FarmForm } from '@krishi/storefront-ui/farm'
import type { FarmFormProps } from '@krishi/storefront-ui/farm'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useFarmEdits } from './use-farm-edits.ts'
import type { FarmRemoval } from './use-farm-edits.ts'

/** Props of a connected page of a farm. */
export interface FarmWidgetProps extends Pick<FarmFormProps, 'onPlaceAsk' | 'messages'>, RootProps<HTMLElement> {
  /** Address of products for a crop. */
  readonly cropHref: (crop: FarmCrop) => string
  /** Called with what was removed: a crop, or all; `restore` takes that back. */
  readonly onRemoved: (removal: FarmRemoval, restore: () => void) => void
}

/** What a server shows, and the browser first: neither has asked the device yet. */
const untold = { crops: [], area: '', unit: emptyFarm.unit, problem: null, isKept: true, isEmpty: true } as const

/** The farm of this device, to tell and to change. Its pincode is the place of delivery; a server knows neither. */
export function FarmWidget({ cropHref, onRemoved, ...props }: FarmWidgetProps) {
  const { place } = useDeliveryPlace()
  const facts = useFarmEdits(cropHref, onRemoved)
  const isHydrated = useIsHydrated()
  return (
    <FarmForm
      {...props}
      {...(isHydrated ? facts : { ...facts, ...untold })}
      status={isHydrated ? 'ready' : 'loading'}
      limit={farmCropLimit}
      place={place && [place.pincode, place.name].filter(Boolean).join(', ')}
    />
  )
}
