import { useId } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import { rootOf } from '../root/index.ts'
import { CartContent } from './cart-content.tsx'
import type { CartFrameProps } from './cart-drawer.types.ts'
import en from './messages/en.json'
import { useCartFooter } from './use-cart-footer.tsx'

/** The cart page around parts that know their facts themselves. Renders a `<section>`. */
export function CartPanelFrame(frame: CartFrameProps) {
  const t = usePlainMessages('cartDrawer', en, frame.messages)
  const footer = useCartFooter(frame, t)
  const titleId = useId()
  return (
    <section {...rootOf(frame)} data-scope="cart-drawer" data-part="panel" aria-labelledby={titleId}>
      <h1 data-scope="cart-drawer" data-part="title" id={titleId} tabIndex={-1}>
        {t('title')}
      </h1>
      <CartContent {...frame} t={t} />
      {footer}
    </section>
  )
}
