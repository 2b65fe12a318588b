import type { ElementType, SyntheticEvent } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { CartIcon } from '../primitives/icon/index.ts'
import { PostedFacts } from '../quantity-control/index.ts'
import type { Availability, QuantityForm } from '../quantity-control/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the short way to the cart. */
export interface BuyNowProps extends RootProps<HTMLElement> {
  /** What is bought, as it is spoken: "Buy now: {product}". */
  product: string
  /** The cart holds it already. */
  inCart: boolean
  /** @default 'available' */
  availability?: Availability
  /** Makes "Buy now" work before scripts run: it is posted, and the cart is the answer. */
  form?: QuantityForm | undefined
  /** Add one and open the cart. */
  onBuyNow: () => void
  onGoToCart: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/**
 * "Buy now", or "Go to cart" when it is there already [23.3]. Renders a `<form>` when it has an address to post to,
 * otherwise a `<div>`; nothing for what cannot be bought, since the quantity control beside it says why. The button
 * stays the same element, so that focus can return to it from the cart.
 */
export function BuyNow(props: BuyNowProps) {
  const { product, inCart, availability = 'available', form, onBuyNow, onGoToCart } = props
  const t = usePlainMessages('buyNow', en, props.messages)
  if (availability !== 'available' && !inCart) return null

  const press = inCart ? onGoToCart : onBuyNow
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    press()
  }

  const Root = (form ? 'form' : 'div') as ElementType
  return (
    <Root
      {...rootOf(props)}
      {...(form ? { action: form.action, method: 'post', onSubmit: submit } : {})}
      data-scope="buy-now"
      data-part="root"
      data-in-cart={inCart || undefined}
    >
      {form ? <PostedFacts form={form} /> : null}
      <Button
        type={form ? 'submit' : 'button'}
        tone={inCart ? 'primary' : 'secondary'}
        width="full"
        icon={inCart ? <CartIcon /> : undefined}
        aria-label={inCart ? undefined : t('buyNowProduct', { product })}
        onClick={form ? undefined : press}
      >
        {t(inCart ? 'goToCart' : 'buyNow')}
      </Button>
    </Root>
  )
}
