import { compareLimit } from '@krishi/storefront-core/compare'
import { useCompared } from '@krishi/storefront-hooks/compare'
import { CompareBar } from '@krishi/storefront-ui/compare'
import type { CompareBarProps } from '@krishi/storefront-ui/compare'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of the connected bar over a listing whose products are being chosen. */
export interface CompareBarWidgetProps
  extends Pick<CompareBarProps, 'compareHref' | 'onStop' | 'messages'>, RootProps<HTMLElement> {
  /** Called once all were let go; `restore` takes that back. */
  readonly onCleared: (restore: () => void) => void
}

/** What is compared on this device, in a bar over the listing from which it is chosen. Render it in the browser: a server knows no device. */
export function CompareBarWidget({ onCleared, ...props }: CompareBarWidgetProps) {
  const { handles, add, clear } = useCompared()
  return (
    <CompareBar
      {...props}
      count={handles.length}
      limit={compareLimit}
      onClear={() => {
        clear()
        onCleared(() => handles.forEach(add))
      }}
    />
  )
}
