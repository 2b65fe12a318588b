import { useId } from 'react'
import { AddIcon, CartIcon, DeleteIcon, RemoveIcon } from '../primitives/icon/index.ts'
import { QuantityValue } from './quantity-value.tsx'
import type { Quantity } from './use-quantity.ts'

/**
 * The button that adds, and before it minus and number once there is a quantity. Renders a `<div>`, and what the minus of the last
 * one says.
 */
export function QuantityButtons(props: Quantity) {
  const { product, quantity, posted, forSale, word, increaseRef, focusEvents, t } = props
  const removesId = useId()
  const isLast = quantity === 1
  const label = quantity > 0 ? t('quantityOf', { product }) : undefined
  return (
    <>
      <div
        data-scope="quantity-control"
        data-part="controls"
        role={label && 'group'}
        aria-label={label}
        {...focusEvents}
      >
        {label ? (
          <>
            <button
              type="button"
              data-scope="quantity-control"
              data-part="decrease"
              aria-label={t('decrease', { product })}
              aria-describedby={isLast ? removesId : undefined}
              onClick={() => props.ask(quantity - 1)}
            >
              {isLast ? <DeleteIcon /> : <RemoveIcon />}
            </button>
            <QuantityValue quantity={quantity} label={label} pending={props.pending} onType={props.type} />
          </>
        ) : null}
        <button
          ref={increaseRef}
          type={posted ? 'submit' : 'button'}
          data-scope="quantity-control"
          data-part="increase"
          // A name starts with the words that are seen, so that voice control finds it.
          aria-label={t(forSale && label ? 'increase' : `${word}Product`, { product })}
          aria-describedby={props.noteId}
          aria-disabled={props.atLimit || undefined}
          disabled={!forSale}
          onClick={posted ? undefined : props.increase}
        >
          {label ? <AddIcon /> : forSale ? <CartIcon /> : null}
          {label ? null : (
            <span data-scope="quantity-control" data-part="label">
              {t(word)}
            </span>
          )}
        </button>
      </div>
      {isLast ? (
        <span id={removesId} hidden>
          {t('removes')}
        </span>
      ) : null}
    </>
  )
}
