import { useCartActions, useCartEvents } from '@krishi/storefront-hooks/cart'
import type { CartEvent } from '@krishi/storefront-hooks/cart'
import { useCallback } from 'react'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from './messages/en.json'
import { useShop } from './shop-context.ts'

/** How long a removal can be taken back, in ms. */
const undoMs = 6000

/** Says what happened to the cart, wherever it happened, with an undo for a removal [23.2]. Renders nothing. */
export function CartNotices() {
  const { notices } = useShop()
  const t = useWidgetMessages('shell', en)
  const { undoRemove } = useCartActions()
  useCartEvents(
    useCallback(
      (event: CartEvent) => {
        if (event.kind !== 'line-removed') return
        notices.show({
          id: `removed ${event.line.id}`,
          text: t('productRemoved'),
          durationMs: undoMs,
          action: { label: t('undo'), onSelect: () => undoRemove(event.line.id) },
        })
      },
      [notices, t, undoRemove],
    ),
  )
  return null
}
