import type { CartChange } from '@krishi/storefront-core/cart'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button, IconButton } from '../primitives/button/index.ts'
import { CloseIcon } from '../primitives/icon/index.ts'
import { changeSentence, changedProduct } from './change-sentence.ts'
import en from './messages/en.json'

/** Props of a receipt. */
export interface CartReceiptProps {
  /** What the price sync changed; an empty list draws nothing but keeps the region in place. */
  changes: readonly CartChange[]
  /** Whether a change can be taken back. @default none can */
  canUndo?: (change: CartChange) => boolean
  /** Called when she wants a change taken back. */
  onUndo?: (change: CartChange) => void
  /** Called when she has read it. */
  onDismiss: () => void
  messages?: MessageOverrides<typeof en>
}

/** Everything that the last price sync did to the cart, in one notice instead of a row of toasts [23.4]. Renders a `<div role="status">`. */
export function CartReceipt({ changes, canUndo = () => false, onUndo, onDismiss, messages }: CartReceiptProps) {
  const t = useWidgetMessages('cartReceipt', en, messages)
  return (
    <div role="status">
      {changes.length > 0 ? (
        <div data-scope="cart-receipt" data-part="root">
          <div data-scope="cart-receipt" data-part="header">
            <p data-scope="cart-receipt" data-part="title">
              {t('title')}
            </p>
            <IconButton label={t('dismiss')} icon={<CloseIcon />} onClick={onDismiss} />
          </div>
          <ul data-scope="cart-receipt" data-part="changes">
            {changes.map((change) => (
              <li key={`${change.kind} ${change.line.id}`} data-scope="cart-receipt" data-part="change">
                <p data-scope="cart-receipt" data-part="words">
                  {changeSentence(change, t)}
                </p>
                {onUndo && canUndo(change) ? (
                  <Button
                    tone="quiet"
                    size="sm"
                    aria-label={t('undoOf', { productName: changedProduct(change) })}
                    onClick={() => onUndo(change)}
                  >
                    {t('undo')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
