import { useId, useState } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import { CartContent, hasCart } from './cart-content.tsx'
import type { CartContentProps } from './cart-drawer.types.ts'
import { CartFooter } from './cart-footer.tsx'
import en from './messages/en.json'

/** Props of the cart page. */
export type CartPanelProps = CartContentProps

/** The cart as a page: what the drawer shows, in one column on a phone and two on a desktop. Renders a `<section>`. */
export function CartPanel(props: CartPanelProps) {
  const { cart, termsHref, termsDefaultChecked = true, onProceed, messages } = props
  const t = useWidgetMessages('cartDrawer', en, messages)
  const [termsAccepted, setTermsAccepted] = useState(termsDefaultChecked)
  const titleId = useId()
  return (
    <section data-scope="cart-drawer" data-part="panel" aria-labelledby={titleId}>
      <h1 data-scope="cart-drawer" data-part="title" id={titleId} tabIndex={-1}>
        {t('title', { count: cart.totals.totalNoOfItemsinCart })}
      </h1>
      <CartContent {...props} headingLevel={2} t={t} />
      {hasCart(props) ? (
        <CartFooter
          cart={cart}
          termsHref={termsHref}
          termsAccepted={termsAccepted}
          onTermsChange={setTermsAccepted}
          onProceed={onProceed}
          t={t}
        />
      ) : null}
    </section>
  )
}
