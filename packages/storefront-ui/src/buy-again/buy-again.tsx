import type { AgainShortfall } from '@krishi/storefront-core/orders'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { CartIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** What became of buying an order again. */
export type BuyAgainState =
  | { readonly status: 'idle' | 'pending' | 'failed' }
  | {
      readonly status: 'done'
      /** How many packs came into the cart. */
      readonly added: number
      readonly shortfalls: readonly AgainShortfall[]
    }

/** Props of the way to buy an order again. */
export interface BuyAgainProps extends RootProps {
  readonly state: BuyAgainState
  readonly cartHref: string
  readonly onBuy: () => void
  /** Takes out of the cart what came in. */
  readonly onUndo: () => void
  readonly messages?: MessageOverrides<typeof en>
}

/** Buys an order again at a tap, says what came into the cart and what could not, and takes it back. Renders a `<div>`. */
export function BuyAgain({ state, cartHref, onBuy, onUndo, messages, ...root }: BuyAgainProps) {
  const t = useWidgetMessages('buyAgain', en, messages)
  return (
    <div {...root} data-scope="buy-again" data-part="root">
      <Button icon={<CartIcon />} pending={state.status === 'pending'} onClick={onBuy}>
        {t('buy')}
      </Button>
      <div role="status">
        {state.status === 'done' ? <Outcome {...state} cartHref={cartHref} onUndo={onUndo} t={t} /> : null}
      </div>
      {state.status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={onBuy} /> : null}
    </div>
  )
}

interface OutcomeProps extends Pick<BuyAgainProps, 'cartHref' | 'onUndo'> {
  readonly added: number
  readonly shortfalls: readonly AgainShortfall[]
  readonly t: Translate<keyof typeof en>
}

function Outcome({ added, shortfalls, cartHref, onUndo, t }: OutcomeProps) {
  const { Link } = useUi()
  return (
    <div data-scope="buy-again" data-part="outcome">
      <p>{t('added', { count: added })}</p>
      {shortfalls.length > 0 ? (
        <ul data-scope="buy-again" data-part="shortfalls">
          {shortfalls.map(({ kind, productTitle, variantTitle, quantity }, index) => (
            <li key={index}>{t(`short_${kind}`, { product: productTitle, pack: variantTitle, count: quantity })}</li>
          ))}
        </ul>
      ) : null}
      {added > 0 ? (
        <p data-scope="buy-again" data-part="ways">
          <Link href={cartHref}>{t('cart')}</Link>
          <Button tone="quiet" size="sm" onClick={onUndo}>
            {t('undo')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
