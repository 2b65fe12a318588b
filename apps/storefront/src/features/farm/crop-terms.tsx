import { useFarm } from '@krishi/storefront-hooks/farm'
import { useCropName } from '@krishi/storefront-ui/crop-name'
import { useFarmWords } from '@krishi/storefront-ui/farm'
import type { OwnTerms } from '@krishi/storefront-widgets/search-box'
import { useEffect, useEffectEvent } from 'react'

/** Props of what gives a search the crops of a farm. */
export interface CropTermsProps {
  readonly onTerms: (terms: OwnTerms) => void
}

/** The names of the farm's crops for a search, in the shopper's language. A chunk of its own; it renders nothing. */
export default function CropTerms({ onTerms }: CropTermsProps) {
  const { farm } = useFarm()
  const { yourCrops } = useFarmWords()
  const nameOf = useCropName()
  const report = useEffectEvent(() => onTerms({ title: yourCrops, names: farm.crops.map(nameOf) }))
  useEffect(() => report(), [farm])
  return null
}
