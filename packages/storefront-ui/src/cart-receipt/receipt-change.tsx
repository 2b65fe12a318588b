import type { CartChange, UndoStanding } from '@krishi/storefront-core/cart'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { DeleteIcon, PackageIcon, TagIcon } from '../primitives/icon/index.ts'
import { changeSentence, changedProduct } from './change-sentence.ts'
import type en from './messages/en.json'

interface ReceiptChangeProps {
  readonly change: CartChange
  readonly standing: UndoStanding
  readonly onUndo: (change: CartChange) => void
  readonly t: Translate<keyof typeof en>
}

/** One change: what it was, and the button that takes it back or why nothing does. Renders an `<li>`. */
export function ReceiptChange({ change, standing, onUndo, t }: ReceiptChangeProps) {
  const Sign = signs[change.kind]
  return (
    <li data-scope="cart-receipt" data-part="change">
      <Sign size={24} />
      <div data-scope="cart-receipt" data-part="words">
        <p>{changeSentence(change, t)}</p>
        {standing === 'possible' ? null : (
          <p data-scope="cart-receipt" data-part="reason">
            {t(reasonKey[standing])}
          </p>
        )}
      </div>
      {standing === 'possible' ? (
        <Button
          tone="secondary"
          size="sm"
          aria-label={t('undoOf', { productName: changedProduct(change) })}
          onClick={() => onUndo(change)}
        >
          {t('undo')}
        </Button>
      ) : null}
    </li>
  )
}

const signs = {
  'removed-unavailable': DeleteIcon,
  'removed-missing': DeleteIcon,
  'removed-deleted': DeleteIcon,
  'reduced-to-stock': PackageIcon,
  'price-changed': TagIcon,
} as const satisfies Record<CartChange['kind'], typeof TagIcon>

const reasonKey = {
  unknown: 'undoUnknown',
  price: 'undoPrice',
  held: 'undoHeld',
  'no-stock': 'undoNoStock',
  'not-sold': 'undoNotSold',
} as const satisfies Record<Exclude<UndoStanding, 'possible'>, keyof typeof en>
