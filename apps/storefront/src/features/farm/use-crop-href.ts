import type { FarmCrop } from '@krishi/storefront-core/farm'
import { useCropName } from '@krishi/storefront-ui/crop-name'
import { usePaths } from '../../shell/shop-context.ts'

/** The address of products for a crop: what a search for its name finds. */
export function useCropHref(): (crop: FarmCrop) => string {
  const paths = usePaths()
  const nameOf = useCropName()
  return (crop) => paths.searchTerm(nameOf(crop))
}
