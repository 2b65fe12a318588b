import type { Product } from '@krishi/storefront-core/catalog'
import { compareLimit } from '@krishi/storefront-core/compare'
import { useCompared } from '@krishi/storefront-hooks/compare'
import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { useCompareWords } from '@krishi/storefront-ui/compare'
import type { CompareToggleProps } from '@krishi/storefront-ui/compare'

/** What takes a product into the comparison or out of it. */
export interface ToggleComparedProps extends Pick<CompareToggleProps, 'messages'> {
  readonly product: Pick<Product, 'handle' | 'productName'>
  /** Called with words where there is no room for another product. */
  readonly onFull: (words: string) => void
}

/** A product and the comparison of the nearest storefront. A server knows no device: to it the product is chosen nowhere. */
export function useToggleCompared({ product: { handle, productName }, onFull, messages }: ToggleComparedProps) {
  const { handles, add, remove } = useCompared()
  const isHydrated = useIsHydrated()
  const words = useCompareWords(messages)
  const isCompared = isHydrated && handles.includes(handle)
  return {
    product: productName.text,
    isCompared,
    count: isHydrated ? handles.length : 0,
    onToggle(): void {
      if (isCompared) remove(handle)
      else if (!add(handle)) onFull(words.full(compareLimit))
    },
  }
}
