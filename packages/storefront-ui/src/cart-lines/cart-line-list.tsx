import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { useKeptFocus } from './use-kept-focus.ts'

/** Props of the list of a cart's lines. */
export interface CartLineListProps extends RootProps<HTMLUListElement> {
  /** The lines in order; keep the array while no line comes or goes. */
  lineIds: readonly string[]
  /** A `CartLineRow` for each of them. */
  children: ReactNode
  messages?: MessageOverrides<typeof en> | undefined
}

/** The list around the rows of a cart. Renders a `<ul>`; when a line leaves with the focus, the next takes it. */
export function CartLineList({ lineIds, children, messages, ...root }: CartLineListProps) {
  const t = usePlainMessages('cartLines', en, messages)
  const { listRef, onFocus, onBlur } = useKeptFocus(lineIds, root)
  return (
    <ul
      {...root}
      ref={listRef}
      data-scope="cart-lines"
      data-part="root"
      aria-label={t('list')}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {children}
    </ul>
  )
}
