import type { CartChange } from '@krishi/storefront-core/cart'
import { useChangeNotice } from '@krishi/storefront-ui/cart-receipt'
import { CartReceiptSheetWidget } from '@krishi/storefront-widgets/cart-drawer'
import { useEffect, useEffectEvent, useState } from 'react'
import { useShop } from '../../shell/shop-context.ts'
import '../../styles/receipt.css'

/** How long a removal can be taken back, in ms: enough to read the notice and decide. */
const noticeMs = 6000

interface ChangeNoticesProps {
  /** What a price sync changed, at least one thing. */
  readonly news: readonly CartChange[]
}

/** Tells once what a price sync changed, with the way to the sheet that shows it whole [23.4]. */
export default function ChangeNotices({ news }: ChangeNoticesProps) {
  const { notices } = useShop()
  const noticeOf = useChangeNotice()
  const [isOpen, setOpen] = useState(false)
  const tell = useEffectEvent((changes: readonly CartChange[]) => {
    const notice = noticeOf(changes)
    // A receipt that is on the screen has said it already.
    if (!notice || document.querySelector('[data-scope="cart-receipt"]')) return
    notices.show({
      id: 'cart-changed',
      text: notice.text,
      durationMs: noticeMs,
      action: { label: notice.action, onSelect: () => setOpen(true) },
    })
  })
  useEffect(() => tell(news), [news])
  return <CartReceiptSheetWidget open={isOpen} onOpenChange={setOpen} />
}
