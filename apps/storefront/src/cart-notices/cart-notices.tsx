import { useCartActions, useCartEvents } from '@krishi/storefront-hooks/cart'
import type { CartEvent } from '@krishi/storefront-hooks/cart'
import { useCallback } from 'react'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from './messages/en.json'
import { useShop } from './shop-context.ts'

/** How long a removal can be taken back, in ms. */
const undoMs = 6000

/** How long a want of stock is said; the words beside the stepper stay. */
const stockMs = 1000

/**
 * Says what happened to the cart, wherever it happened: a removal, with an undo [23.2], and that there is no more to
 * add [22.4]. Renders nothing.
 */
export function CartNotices() {
  const { notices } = useShop()
  const t = useWidgetMessages('shell', en)
  const { undo } = useCartActions()
  useCartEvents(
    useCallback(
      (event: CartEvent) => {
        if (event.kind === 'stock-limited')
          notices.show({
            id: `limited ${event.variantId}`,
            text: t('limitedStock', { count: event.remaining }),
            durationMs: stockMs,
            placement: 'top-center',
          })
        if (event.kind !== 'line-removed') return
        notices.show({
          id: `removed ${event.line.id}`,
          text: t('productRemoved'),
          durationMs: undoMs,
          action: { label: t('undo'), onSelect: () => undo(event.line.id) },
        })
      },
      [notices, t, undo],
    ),
  )
  return null
}
