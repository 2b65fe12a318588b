import { formatInr } from '@krishi/storefront-core/format'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { Checkbox } from '../primitives/checkbox/index.ts'
import type { CartContentProps } from './cart-drawer.types.ts'
import type en from './messages/en.json'
import { proceedBlock } from './proceed-block.ts'

/** Props of the foot of the cart. */
export interface CartFooterProps extends Pick<CartContentProps, 'cart' | 'termsHref' | 'onProceed'> {
  termsAccepted: boolean
  onTermsChange: (accepted: boolean) => void
  t: Translate<keyof typeof en>
}

/** Terms, and the button that names the amount. Renders a `<div>`; it stays in view. */
export function CartFooter({ cart, termsHref, termsAccepted, onTermsChange, onProceed, t }: CartFooterProps) {
  const { Link } = useUi()
  const block = proceedBlock(cart, termsAccepted)
  const waiting = cart.proceeding || (block !== null && block !== 'termsNeeded')
  return (
    <div data-scope="cart-drawer" data-part="footer">
      <div data-scope="cart-drawer" data-part="terms">
        <Checkbox
          label={t('terms')}
          checked={termsAccepted}
          onCheckedChange={onTermsChange}
          hint={termsAccepted ? undefined : t('termsNeeded')}
        />
        {termsHref === undefined ? null : (
          <Link data-scope="cart-drawer" data-part="terms-link" href={termsHref}>
            {t('readTerms')}
          </Link>
        )}
      </div>
      <Button width="full" pending={waiting} disabledReason={block === null ? undefined : t(block)} onClick={onProceed}>
        {t('proceed', { amount: formatInr(cart.totals.payable) })}
      </Button>
    </div>
  )
}
