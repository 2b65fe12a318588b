import { compareLimit } from '@krishi/storefront-core/compare'
import { useCompared, useComparison } from '@krishi/storefront-hooks/compare'
import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { CompareTable } from '@krishi/storefront-ui/compare'
import type { CompareTableProps } from '@krishi/storefront-ui/compare'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toCompareColumn } from './to-compare-column.ts'

/** Props of a connected comparison. */
export interface CompareWidgetProps extends Pick<CompareTableProps, 'shopHref' | 'messages'>, RootProps<HTMLElement> {
  readonly productHref: (handle: string) => string
}

/** The products that are compared on this device, at today's prices; a server does not know them. */
export function CompareWidget({ productHref, ...props }: CompareWidgetProps) {
  const { handles, remove, clear } = useCompared()
  const remote = useComparison(handles)
  const isHydrated = useIsHydrated()
  const found = handles.length > 0 && remote.status === 'ready' ? remote.value : []
  const products = found.flatMap(({ product }) => product ?? [])
  return (
    <CompareTable
      {...props}
      status={!isHydrated ? 'loading' : handles.length === 0 ? 'ready' : remote.status}
      columns={products.map((product) => toCompareColumn(product, productHref(product.handle)))}
      limit={compareLimit}
      goneCount={found.length - products.length}
      onRemove={remove}
      onClear={clear}
      onRetry={() => remote.status === 'failed' && remote.retry()}
    />
  )
}
