import type { CartLine } from '@krishi/storefront-core/cart'
import { useSavedForLater } from '@krishi/storefront-hooks/saved-for-later'
import type { RootProps } from '@krishi/storefront-ui/root'
import { SavedForLater } from '@krishi/storefront-ui/saved-for-later'
import type { SavedForLaterProps } from '@krishi/storefront-ui/saved-for-later'
import { useState } from 'react'

/** Props of connected lines that were put aside. */
export interface SavedForLaterWidgetProps extends Pick<SavedForLaterProps, 'messages'>, RootProps<HTMLElement> {
  readonly productHref: (handle: string) => string
  /** Called with a line that was removed; `restore` takes that back. */
  readonly onRemoved?: (line: CartLine, restore: () => void) => void
}

/** What was put aside, bound to cart and device of the nearest storefront. Renders nothing while nothing is. */
export function SavedForLaterWidget({ productHref, onRemoved, messages, ...root }: SavedForLaterWidgetProps) {
  const { lines, standings, prices, moveToCart, remove, restore, refresh } = useSavedForLater()
  const [outcome, setOutcome] = useState<SavedForLaterProps['outcome']>(null)
  const lineOf = (lineId: string) => lines.find(({ id }) => id === lineId)
  return (
    <SavedForLater
      {...root}
      items={lines.map((line) => ({
        line,
        href: productHref(line.productHandle),
        standing: standings.get(line.id) ?? null,
      }))}
      {...{ prices, outcome, messages }}
      onMove={(lineId) => {
        const line = lineOf(lineId)
        if (!line) return
        const product = `${line.productName.text}, ${line.title.text}`
        void moveToCart(lineId).then((kind) => setOutcome({ kind, product }))
      }}
      onRemove={(lineId) => {
        const line = lineOf(lineId)
        if (!line) return
        remove(lineId)
        setOutcome(null)
        onRemoved?.(line, () => restore(line))
      }}
      onRetry={() => void refresh()}
    />
  )
}
