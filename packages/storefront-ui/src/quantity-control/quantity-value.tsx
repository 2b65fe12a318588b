import { useEffect } from 'react'
import { useChunk } from '../primitives/chunk/index.ts'
import { spinner } from '../primitives/spinner/index.ts'
import type { QuantityFieldProps } from './quantity-field.tsx'

const loadField = () => import('./quantity-field.tsx')

/**
 * How many are in the cart: text, and over it a field that is seen while it has the focus. Its code comes once there is a quantity:
 * a page whose cart is empty needs none of it. Renders a `<span>`.
 */
export function QuantityValue(props: QuantityFieldProps) {
  const { quantity, pending } = props
  const [code, fetchField] = useChunk(loadField)
  useEffect(() => void fetchField(), [fetchField])
  return (
    <span data-scope="quantity-control" data-part="value" translate="no">
      <span aria-hidden={code ? true : undefined}>{quantity}</span>
      {code ? <code.QuantityField {...props} /> : null}
      {pending ? spinner : null}
    </span>
  )
}
