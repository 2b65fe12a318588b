import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { Translate } from '../i18n/index.ts'
import type { CartFrameProps } from './cart-drawer.types.ts'
import { CartFooter } from './cart-footer.tsx'
import type en from './messages/en.json'

/** The foot of a frame, where there is a cart to proceed with. The choice about the terms is kept when the foot unmounts. */
export function useCartFooter(
  frame: CartFrameProps,
  t: Translate<keyof typeof en>,
  footerRef?: RefObject<HTMLDivElement | null>,
): ReactNode {
  const { stage, parts, termsHref, termsDefaultChecked = true } = frame
  const [termsAccepted, setTermsAccepted] = useState(termsDefaultChecked)
  if (stage !== 'filled') return null
  return (
    <CartFooter {...{ footerRef, termsHref, termsAccepted, t }} onTermsChange={setTermsAccepted}>
      {parts.proceed(termsAccepted)}
    </CartFooter>
  )
}
