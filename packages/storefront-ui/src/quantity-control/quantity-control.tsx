import type { QuantityLimits } from '@krishi/storefront-core/cart'
import type { ElementType, SyntheticEvent } from 'react'
import type { MessageOverrides } from '../i18n/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'
import { PostedFacts } from './posted-facts.tsx'
import type { QuantityForm } from './posted-facts.tsx'
import { QuantityButtons } from './quantity-buttons.tsx'
import { useQuantity } from './use-quantity.ts'

/** Whether a pack can be bought: `archived` is a product that left the shop [12.5], `sold-out` may come back. */
export type Availability = 'available' | 'sold-out' | 'archived'

/** Props of a quantity control. */
export interface QuantityControlProps extends RootProps<HTMLElement> {
  /** What is counted, as it is spoken: "Decrease quantity of {product}". */
  product: string
  /** How many are in the cart. */
  quantity: number
  /** The most that may be taken and why; at `max` the plus is held back and says the reason. */
  limits: QuantityLimits
  /** @default 'available' */
  availability?: Availability
  /** A change is on its way to the server. Nothing is held back in the meantime. @default false */
  pending?: boolean
  /** Makes "Add to cart" work before scripts run. */
  form?: QuantityForm | undefined
  /** Where the reason for "no more" stands; `over` lies on what is above and moves nothing. @default 'below' */
  notePlacement?: 'below' | 'over'
  /** `compact` keeps to the width of its buttons and says "Add to cart" without a drawing. @default 'full' */
  width?: 'full' | 'compact'
  /** Called at every tap, and when a number was typed, with the quantity that is wanted; 0 removes. `quantity` does not change until the prop does. */
  onQuantityChange: (quantity: number) => void
  /** Called at a tap or a number that `limits` hold back, with the quantity that was wanted, for a notice [22.4]. */
  onQuantityRefused?: ((quantity: number) => void) | undefined
  messages?: MessageOverrides<typeof en>
}

/**
 * "Add to cart" at 0, minus and plus above it with a number that can be typed, in the same place [23.1]. Renders a `<form>` when it has an address to
 * post to, otherwise a `<div>`. The add button becomes the plus, so that focus stays on it.
 */
export function QuantityControl(props: QuantityControlProps) {
  const { availability = 'available', notePlacement = 'below', width = 'full', form } = props
  const state = useQuantity(props)
  const { posted, noteId } = state

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    state.increase()
  }

  const Root = (form ? 'form' : 'div') as ElementType
  const submitting = form && { action: form.action, method: 'post', id: form.id, onSubmit: submit }
  return (
    <Root
      {...rootOf(props, `sf-quantity-control--${width} sf-quantity-control--note-${notePlacement}`)}
      {...submitting}
      data-scope="quantity-control"
      data-part="root"
      data-add-to-cart={posted ? '' : undefined}
      data-empty={props.quantity === 0 || undefined}
      data-status={props.pending ? 'pending' : 'idle'}
      data-availability={availability}
      data-at-limit={state.atLimit || undefined}
    >
      {posted ? <PostedFacts form={posted} /> : null}
      <QuantityButtons {...state} />
      {noteId ? (
        <p data-scope="quantity-control" data-part="note" id={noteId}>
          {state.note}
        </p>
      ) : null}
    </Root>
  )
}
