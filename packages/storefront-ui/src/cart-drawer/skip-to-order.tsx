import type { RefObject } from 'react'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

interface SkipToOrderProps {
  readonly footerRef: RefObject<HTMLElement | null>
  readonly t: Translate<keyof typeof en>
}

/**
 * Leads the keyboard past lines and suggestions, of which each has several stops: to the terms where they are still to be agreed
 * to, else to the button that proceeds. Renders a `<button>` that is seen while it has the focus; an address with a fragment
 * would be a step for Back, and finds nothing in a shadow root.
 */
export function SkipToOrder({ footerRef, t }: SkipToOrderProps) {
  function skip(): void {
    footerRef.current?.querySelector<HTMLElement>('input:not(:checked), button')?.focus()
  }
  return (
    <button type="button" data-scope="cart-drawer" data-part="skip" onClick={skip}>
      {t('skip')}
    </button>
  )
}
