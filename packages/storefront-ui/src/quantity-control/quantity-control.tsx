import type { QuantityLimits } from '@krishi/storefront-core/cart'
import { useCallback, useId } from 'react'
import type { ElementType, SyntheticEvent } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { AddIcon, CartIcon, DeleteIcon, RemoveIcon } from '../primitives/icon/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { PostedFacts } from './posted-facts.tsx'
import type { QuantityForm } from './posted-facts.tsx'
import { QuantityValue } from './quantity-value.tsx'
import { useStepper } from './use-stepper.ts'

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
  const { product, quantity, limits, availability = 'available', pending = false, form, onQuantityChange } = props
  const { notePlacement = 'below', width = 'full' } = props
  const t = useWidgetMessages('quantityControl', en, props.messages)
  const announce = useAnnounce()
  const sayQuantity = useCallback((count: number) => t('changed', { product, quantity: count }), [t, product])
  const { increaseRef, markAsked, leavingFocus } = useStepper({ quantity, sayQuantity })
  const noteId = useId()
  const removesId = useId()

  const empty = quantity === 0
  const forSale = availability === 'available'
  const atLimit = forSale && quantity >= limits.max
  const note = noteSentence(t, { empty, availability, atLimit, limits })

  function ask(wanted: number): void {
    markAsked()
    onQuantityChange(wanted)
  }

  function increase(): void {
    if (note === undefined) return ask(quantity + 1)
    announce(note)
    props.onQuantityRefused?.(quantity + 1)
  }

  /** What is typed is held to the limits as the plus is, and said the same. */
  function type(wanted: number): void {
    const most = forSale ? limits.max : quantity
    const held = Math.min(wanted, most)
    if (held !== quantity) ask(held)
    if (wanted <= most) return
    const reason = noteSentence(t, { empty, availability, atLimit: true, limits })
    if (reason !== undefined) announce(reason)
    props.onQuantityRefused?.(wanted)
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    increase()
  }

  const Root = (form ? 'form' : 'div') as ElementType
  const posting = form && empty
  const submitting = form ? { action: form.action, method: 'post', id: form.id, onSubmit: submit } : {}
  return (
    <Root
      {...rootOf(props, `sf-quantity-control--${width} sf-quantity-control--note-${notePlacement}`)}
      {...submitting}
      data-scope="quantity-control"
      data-part="root"
      data-add-to-cart={posting ? '' : undefined}
      data-empty={empty || undefined}
      data-status={pending ? 'pending' : 'idle'}
      data-availability={availability}
      data-at-limit={atLimit || undefined}
    >
      {posting ? <PostedFacts form={form} /> : null}
      <div
        data-scope="quantity-control"
        data-part="controls"
        role={empty ? undefined : 'group'}
        aria-label={empty ? undefined : t('quantityOf', { product })}
      >
        {empty ? null : (
          <button
            type="button"
            data-scope="quantity-control"
            data-part="decrease"
            aria-label={t('decrease', { product })}
            aria-describedby={quantity === 1 ? removesId : undefined}
            onClick={() => ask(quantity - 1)}
            {...leavingFocus}
          >
            {quantity === 1 ? <DeleteIcon /> : <RemoveIcon />}
          </button>
        )}
        {empty ? null : (
          <QuantityValue
            quantity={quantity}
            label={t('quantityOf', { product })}
            pending={pending}
            onType={type}
            {...leavingFocus}
          />
        )}
        <button
          ref={increaseRef}
          type={posting ? 'submit' : 'button'}
          data-scope="quantity-control"
          data-part="increase"
          aria-label={increaseLabel(t, { product, empty, availability })}
          aria-describedby={note === undefined ? undefined : noteId}
          aria-disabled={atLimit || undefined}
          disabled={!forSale}
          onClick={posting ? undefined : increase}
        >
          {increaseSign({ empty, forSale })}
          {empty ? (
            <span data-scope="quantity-control" data-part="label">
              {t(forSale ? 'add' : availability === 'archived' ? 'unavailable' : 'soldOut')}
            </span>
          ) : null}
        </button>
      </div>
      {quantity === 1 ? (
        <span id={removesId} hidden>
          {t('removes')}
        </span>
      ) : null}
      {note === undefined ? null : (
        <p data-scope="quantity-control" data-part="note" id={noteId}>
          {note}
        </p>
      )}
    </Root>
  )
}

function increaseSign({ empty, forSale }: { empty: boolean; forSale: boolean }) {
  if (!empty) return <AddIcon />
  return forSale ? <CartIcon /> : null
}

type Words = Translate<keyof typeof en>

interface Facts {
  readonly empty: boolean
  readonly availability: Availability
  readonly atLimit: boolean
  readonly limits: QuantityLimits
}

/** Why there can be no more; an empty control that is not for sale says it on its button. */
function noteSentence(t: Words, { empty, availability, atLimit, limits }: Facts): string | undefined {
  if (availability !== 'available')
    return empty ? undefined : t(availability === 'archived' ? 'unavailable' : 'soldOut')
  if (!atLimit) return undefined
  return t(limits.reason === 'max-count' ? 'limitMaxCount' : 'limitStock', { max: limits.max })
}

interface Naming {
  readonly product: string
  readonly empty: boolean
  readonly availability: Availability
}

/** A name starts with the words that are seen, so that voice control finds it. */
function increaseLabel(t: Words, { product, empty, availability }: Naming): string {
  if (availability === 'archived') return t('unavailableProduct', { product })
  if (availability === 'sold-out') return t('soldOutProduct', { product })
  return t(empty ? 'addProduct' : 'increase', { product })
}
