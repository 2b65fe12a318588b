import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import { usePlainMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import type { CartContentProps, CartView } from './cart-drawer.types.ts'
import en from './messages/en.json'
import { proceedBlock } from './proceed-block.ts'

/** Props of the button that proceeds. */
export interface CartProceedProps
  extends
    Pick<CartView, 'prices' | 'addressesLoading' | 'proceeding' | 'offline' | 'excessLines'>,
    Pick<CartContentProps, 'onProceed' | 'messages'>,
    RootProps<HTMLButtonElement> {
  payable: Paise
  termsAccepted: boolean
}

/**
 * The button that names the amount; while something stands against it, it says what [24.3]. Renders a `<button>`, under a `<p>`
 * where the shopper has to remove lines: everything else that stands against it is told elsewhere in the cart, or passes.
 */
export function CartProceed(props: CartProceedProps) {
  const { payable, proceeding, onProceed, messages } = props
  const t = usePlainMessages('cartDrawer', en, messages)
  const block = proceedBlock(props)
  const waiting = proceeding || block === 'pricesLoading' || block === 'addressesLoading'
  const reason = block === null ? undefined : t(block, { excess: props.excessLines ?? 0 })
  return (
    <>
      {block === 'tooMany' ? (
        <p data-scope="cart-drawer" data-part="too-many">
          {reason}
        </p>
      ) : null}
      <Button {...rootOf(props)} width="full" pending={waiting} disabledReason={reason} onClick={onProceed}>
        {t('proceed', { amount: formatInr(payable) })}
      </Button>
    </>
  )
}
