import type { ReactNode, RefObject } from 'react'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Checkbox } from '../primitives/checkbox/index.ts'
import type { CartFrameProps } from './cart-drawer.types.ts'
import type en from './messages/en.json'

/** Props of the foot of the cart. */
export interface CartFooterProps extends Pick<CartFrameProps, 'termsHref'> {
  footerRef?: RefObject<HTMLDivElement | null> | undefined
  termsAccepted: boolean
  onTermsChange: (accepted: boolean) => void
  /** The button that proceeds. */
  children: ReactNode
  t: Translate<keyof typeof en>
}

/** Terms, and the button that proceeds. Renders a `<div>`; it stays in view. */
export function CartFooter({ footerRef, termsHref, termsAccepted, onTermsChange, children, t }: CartFooterProps) {
  const { Link } = useUi()
  return (
    <div ref={footerRef} data-scope="cart-drawer" data-part="footer" data-keep-clear="">
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
      {children}
    </div>
  )
}
