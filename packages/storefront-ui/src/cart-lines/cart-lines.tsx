import { useMemo } from 'react'
import type { RootProps } from '../root/index.ts'
import { CartLineList } from './cart-line-list.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import type { CartLineRowProps } from './cart-line-row.tsx'
import type { CartLineView } from './cart-lines.types.ts'

/** Props of the lines of a cart. */
export interface CartLinesProps extends Omit<CartLineRowProps, 'view' | keyof RootProps>, RootProps<HTMLUListElement> {
  lines: readonly CartLineView[]
}

/** What is in the cart, line by line [24.2]: the list with its rows, for those who hold all lines at once. */
export function CartLines({ lines, className, style, ref, ...row }: CartLinesProps) {
  const lineIds = useMemo(() => lines.map(({ line }) => line.id), [lines])
  return (
    <CartLineList {...{ className, style, ref, lineIds }} messages={row.messages}>
      {lines.map((view) => (
        <CartLineRow key={view.line.id} view={view} {...row} />
      ))}
    </CartLineList>
  )
}
