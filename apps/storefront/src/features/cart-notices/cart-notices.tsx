import { cartCapacity } from '@krishi/storefront-core/cart'
import { useCartActions } from '@krishi/storefront-hooks/cart'
import type { CartEvent } from '@krishi/storefront-hooks/cart'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useAnnounce } from '@krishi/storefront-ui/primitives/live-region'
import type { ToastStore } from '@krishi/storefront-ui/primitives/toast'
import { useEffect, useEffectEvent } from 'react'
import en from './messages/en.json'

/** How long a removal can be taken back, in ms. */
const undoMs = 6000

/** How long a want of stock is said, in ms; the words beside the stepper stay. */
const stockMs = 1000

/** How long it is said that the cart is full, in ms: nothing else on the page says it. */
const fullMs = 6000

/**
 * Says what happened to the cart, wherever it happened: a removal, with an undo [23.2], and that there is no more to
 * add [22.4] or no room for it. Renders nothing.
 */
export function CartNotices({ store }: { readonly store: ToastStore }) {
  const t = useWidgetMessages('cartNotices', en)
  const { cart } = useStorefront()
  const { undo } = useCartActions()
  const announce = useAnnounce()
  const tellRemoval = useEffectEvent((lineId: string) => {
    store.show({
      id: `removed ${lineId}`,
      text: t('productRemoved'),
      durationMs: undoMs,
      action: {
        label: t('undo'),
        onSelect() {
          undo(lineId)
          announce(t('productBack'))
        },
        heir: () => linkOfLine(lineId),
      },
    })
  })
  const tellStock = useEffectEvent((variantId: string, remaining: number) => {
    store.show({
      id: `limited ${variantId}`,
      text: t('limitedStock', { count: remaining }),
      durationMs: stockMs,
      placement: 'top-center',
    })
  })
  const tellFull = useEffectEvent(() => {
    const text = t('cartFull', { count: cartCapacity })
    store.show({ id: 'cart-full', text, tone: 'danger', durationMs: fullMs, placement: 'top-center' })
  })
  const tell = useEffectEvent((event: CartEvent) => {
    if (event.kind === 'line-removed') tellRemoval(event.line.id)
    if (event.kind === 'cart-full') tellFull()
    if (event.kind === 'stock-limited') tellStock(event.variantId, event.remaining)
  })
  useEffect(() => {
    // This code comes with the first touch, which may be what there is to tell of.
    const { removed, lastEvent } = cart.getState()
    // Who has put a line aside has said so already.
    const told = new Set(store.getSnapshot().map(({ id }) => id))
    for (const { id } of removed) if (!told.has(`removed ${id}`)) tellRemoval(id)
    if (lastEvent && lastEvent.kind !== 'line-removed') tell(lastEvent)
    return cart.onEvent(tell)
  }, [cart, store])
  return null
}

/** The link of a line, where a cart is shown. */
function linkOfLine(lineId: string): HTMLElement | null {
  return document.querySelector(`[data-scope="cart-lines"][data-line="${CSS.escape(lineId)}"] a`)
}
