import type { Product } from '@krishi/storefront-core/catalog'
import { compareLimit } from '@krishi/storefront-core/compare'
import { useCompared } from '@krishi/storefront-hooks/compare'
import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { CompareToggle, useCompareNotice } from '@krishi/storefront-ui/compare'
import type { CompareToggleProps } from '@krishi/storefront-ui/compare'

/** Props of a connected button that takes a product into the comparison. */
export interface CompareToggleWidgetProps extends Pick<CompareToggleProps, 'compareHref' | 'messages'> {
  readonly product: Pick<Product, 'handle' | 'productName'>
  /** Called with words where there is no room for another product. */
  readonly onFull: (words: string) => void
}

/** Takes a product into the comparison of the nearest storefront or out of it. A server renders it as chosen nowhere. */
export function CompareToggleWidget({ product, onFull, ...props }: CompareToggleWidgetProps) {
  const { handles, add, remove } = useCompared()
  const isHydrated = useIsHydrated()
  const words = useCompareNotice(props.messages)
  const { handle, productName } = product
  const isCompared = isHydrated && handles.includes(handle)
  return (
    <CompareToggle
      {...props}
      {...{ isCompared }}
      product={productName.text}
      count={isHydrated ? handles.length : 0}
      onToggle={() => {
        if (isCompared) remove(handle)
        else if (!add(handle)) onFull(words(compareLimit))
      }}
    />
  )
}
