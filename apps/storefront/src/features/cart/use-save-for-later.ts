import { savedForLaterOf } from '@krishi/storefront-hooks/saved-for-later'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { useSavedForLaterNotices } from '@krishi/storefront-ui/saved-for-later'
import { useCallback } from 'react'
import { useShop } from '../../shell/shop-context.ts'

/** How long it can be taken back, in ms. */
const undoMs = 6000

/** Puts a line of the cart aside, and says so in place of its removal: taking that back takes it out of what was saved. */
export function useSaveForLater(): (lineId: string) => void {
  const storefront = useStorefront()
  const { notices } = useShop()
  const words = useSavedForLaterNotices()
  const [text, label] = [words('saved'), words('undo')]
  return useCallback(
    (lineId) => {
      const { cart } = storefront
      savedForLaterOf(storefront).actions.save(lineId)
      const action = { label, onSelect: () => cart.actions.undo(lineId) }
      notices.show({ id: `removed ${lineId}`, text, durationMs: undoMs, action })
    },
    [storefront, notices, text, label],
  )
}
