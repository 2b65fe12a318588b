import type { FarmCrop } from '@krishi/storefront-core/farm'
import { usePlainMessages } from '../i18n/index.ts'
import en from './messages/en.json'

/** The name of a crop in the shopper's language. */
export function useCropName(): (crop: FarmCrop) => string {
  const t = usePlainMessages('cropName', en)
  return (crop) => t(`crop_${crop}`)
}
