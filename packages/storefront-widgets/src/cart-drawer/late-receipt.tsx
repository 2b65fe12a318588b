import { useCart } from '@krishi/storefront-hooks/cart'
import { useChunk } from '@krishi/storefront-ui/primitives/chunk'
import { useEffect } from 'react'

const load = () => import('./cart-receipt-widget.tsx')

/** What price syncs changed [23.4], on a page that loads it only once something has changed. */
export function LateReceipt() {
  const hasChanges = useCart((cart) => cart.changes.length > 0)
  const [code, want] = useChunk(load)
  useEffect(() => {
    if (hasChanges) void want()
  }, [hasChanges, want])
  return code && <code.CartReceiptWidget />
}
