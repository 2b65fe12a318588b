import { useState } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import { Button, IconButton } from '../primitives/button/index.ts'
import { useFocusHandover } from '../primitives/focus-handover/index.ts'
import { CloseIcon, InfoIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import { CartReceiptSheet } from './cart-receipt-sheet.tsx'
import type { CartReceiptSheetProps } from './cart-receipt-sheet.tsx'
import { changeSentence } from './change-sentence.ts'
import en from './messages/en.json'

/** Props of a receipt: an empty list of changes draws nothing, but keeps the region in place. */
export interface CartReceiptProps
  extends Omit<CartReceiptSheetProps, 'open' | 'onOpenChange' | keyof RootProps>, RootProps {}

/**
 * That price syncs have changed the cart, in one short notice whose button opens the sheet with the whole of it [23.4].
 * Renders a `<div>` around a live region, which takes the focus when the notice leaves with it.
 */
export function CartReceipt({ className, style, ref, ...receipt }: CartReceiptProps) {
  const { changes, onDismiss, messages } = receipt
  const t = useWidgetMessages('cartReceipt', en, messages)
  const [isOpen, setOpen] = useState(false)
  const { heirRef, ...focus } = useFocusHandover<HTMLDivElement>(changes.length === 0)
  const [first, ...more] = changes
  return (
    <div {...{ className, style, ref }} {...focus}>
      <div role="status" ref={heirRef} tabIndex={-1}>
        {first ? (
          <div data-scope="cart-receipt" data-part="root">
            <div data-scope="cart-receipt" data-part="notice">
              <InfoIcon />
              <p data-scope="cart-receipt" data-part="words">
                {more.length === 0 ? changeSentence(first, t) : t('changed', { count: changes.length })}
              </p>
              <Button tone="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {t('seeChanges')}
              </Button>
              <IconButton label={t('dismiss')} icon={<CloseIcon />} onClick={onDismiss} />
            </div>
          </div>
        ) : null}
      </div>
      <CartReceiptSheet {...receipt} open={isOpen} onOpenChange={setOpen} />
    </div>
  )
}
