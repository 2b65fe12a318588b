import { useMemo } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { CartLineRow } from './cart-line-row.tsx'
import type { CartLineIntents, CartLineView } from './cart-lines.types.ts'
import en from './messages/en.json'
import { useKeptFocus } from './use-kept-focus.ts'

/** Props of the lines of a cart. */
export interface CartLinesProps extends CartLineIntents {
  lines: readonly CartLineView[]
  messages?: MessageOverrides<typeof en>
}

/** What is in the cart, line by line [24.2]. Renders a `<ul>`; when a line leaves with the focus, the next takes it. */
export function CartLines({ lines, messages, ...intents }: CartLinesProps) {
  const t = useWidgetMessages('cartLines', en, messages)
  const ids = useMemo(() => lines.map(({ line }) => line.id), [lines])
  const { listRef, onFocus, onBlur } = useKeptFocus(ids)
  return (
    <ul ref={listRef} data-scope="cart-lines" data-part="root" aria-label={t('list')} onFocus={onFocus} onBlur={onBlur}>
      {lines.map((view) => (
        <CartLineRow key={view.line.id} view={view} t={t} {...intents} />
      ))}
    </ul>
  )
}
