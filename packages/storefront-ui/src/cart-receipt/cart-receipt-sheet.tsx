import type { CartChange, UndoStanding } from '@krishi/storefront-core/cart'
import { useRef } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { Drawer } from '../primitives/drawer/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { changedProduct } from './change-sentence.ts'
import en from './messages/en.json'
import { ReceiptChange } from './receipt-change.tsx'

/** Props of the sheet of a receipt. */
export interface CartReceiptSheetProps extends RootProps<HTMLElement> {
  open: boolean
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void
  /** What price syncs changed. Without any the sheet is closed. */
  changes: readonly CartChange[]
  /** Whether a change can be taken back, or why not. */
  undoOf: (change: CartChange) => UndoStanding
  /** Called when a change is to be undone. */
  onUndo: (change: CartChange) => void
  /** Called when the shopper confirms having read it. */
  onDismiss: () => void
  messages?: MessageOverrides<typeof en>
}

/** Everything that price syncs did to the cart, line by line, with what can be taken back [23.4]. Renders a modal `<dialog>` while open. */
export function CartReceiptSheet({ open, ...sheet }: CartReceiptSheetProps) {
  return open && sheet.changes.length > 0 ? <OpenSheet {...sheet} /> : null
}

function OpenSheet(props: Omit<CartReceiptSheetProps, 'open'>) {
  const { onOpenChange, changes, undoOf, onUndo, onDismiss, messages } = props
  const t = useWidgetMessages('cartReceipt', en, messages)
  const announce = useAnnounce()
  const listRef = useRef<HTMLUListElement>(null)

  function undo(change: CartChange): void {
    announce(t('undone', { productName: changedProduct(change) }))
    // The button is removed with the change.
    listRef.current?.focus()
    onUndo(change)
  }

  function dismiss(): void {
    onOpenChange(false)
    onDismiss()
  }

  return (
    <Drawer
      {...rootOf(props)}
      side="bottom"
      open
      onOpenChange={onOpenChange}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button width="full" onClick={dismiss}>
          {t('gotIt')}
        </Button>
      }
    >
      <ul data-scope="cart-receipt" data-part="changes" ref={listRef} tabIndex={-1} aria-label={t('list')}>
        {changes.map((change) => (
          <ReceiptChange
            key={`${change.kind} ${change.line.id}`}
            change={change}
            standing={undoOf(change)}
            onUndo={undo}
            t={t}
          />
        ))}
      </ul>
    </Drawer>
  )
}
