import type { RefObject } from 'react'
import { BillingSummary } from '../billing-summary/index.ts'
import { CartLines } from '../cart-lines/index.ts'
import { FreeDeliveryProgress } from '../free-delivery-progress/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { EmptyState } from '../primitives/empty-state/index.ts'
import { OfferIcon, OfflineIcon } from '../primitives/icon/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import type { CartContentProps } from './cart-drawer.types.ts'
import type en from './messages/en.json'
import { useFocusHandover } from './use-focus-handover.ts'

interface ContentProps extends CartContentProps {
  /** Level of the headings inside. */
  headingLevel: 2 | 3
  t: Translate<keyof typeof en>
}

/** Whether there is a cart to show, rather than a panel in its place. */
export function hasCart({ cart }: Pick<CartContentProps, 'cart'>): boolean {
  return cart.lines.length > 0 && cart.prices !== 'failed'
}

/** What stands between the heading and the footer: the cart, or the one thing there is to say about it. */
export function CartContent(props: ContentProps) {
  const { cart, receipt, t } = props
  const { actionRef, onFocus, onBlur } = useFocusHandover(cart.lines.length === 0)
  return (
    <div data-scope="cart-drawer" data-part="content" onFocus={onFocus} onBlur={onBlur}>
      <div data-scope="cart-drawer" data-part="notices">
        {cart.offline ? (
          <p data-scope="cart-drawer" data-part="offline">
            <OfflineIcon />
            {t('offline')}
          </p>
        ) : null}
        {receipt}
      </div>
      <State {...props} actionRef={actionRef} />
    </div>
  )
}

function State(props: ContentProps & { actionRef: RefObject<HTMLAnchorElement | null> }) {
  const { cart, continueHref, onRetryPrices, actionRef, t } = props
  if (cart.prices === 'failed') return <PriceFailure onRetry={onRetryPrices} t={t} />
  if (cart.lines.length > 0) return <FilledCart {...props} />
  if (cart.prices === 'loading') return <LoadingLines />
  return (
    <EmptyState
      drawing="basket"
      title={t('emptyTitle')}
      action={
        <LinkButton ref={actionRef} href={continueHref}>
          {t('continueShopping')}
        </LinkButton>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}

/** The order of the parts is that of the specification [24.2]. */
function FilledCart(props: ContentProps) {
  const { cart, crossSell, orderNote, trustMarker, headingLevel, onQuantityChange, onQuantityRefused, onRemove, t } =
    props
  return (
    <>
      <div data-scope="cart-drawer" data-part="main">
        <CartLines
          lines={cart.lines}
          onQuantityChange={onQuantityChange}
          onQuantityRefused={onQuantityRefused}
          onRemove={onRemove}
        />
        {crossSell}
        {orderNote}
      </div>
      <div data-scope="cart-drawer" data-part="side">
        <FreeDeliveryProgress progress={cart.freeDelivery} />
        <BillingSummary totals={cart.totals} estimated={cart.prices === 'loading'} headingLevel={headingLevel} />
        {trustMarker}
        {cart.prepaidPercent > 0 ? (
          <p data-scope="cart-drawer" data-part="prepaid">
            <OfferIcon size={24} />
            {t('prepaid', { percent: cart.prepaidPercent })}
          </p>
        ) : null}
      </div>
    </>
  )
}

function PriceFailure({ onRetry, t }: { onRetry: () => void; t: ContentProps['t'] }) {
  return (
    <div data-scope="cart-drawer" data-part="failure" role="alert">
      <EmptyState
        drawing="offline"
        title={t('priceFailure')}
        as="p"
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      >
        {t('priceFailureText')}
      </EmptyState>
    </div>
  )
}

function LoadingLines() {
  return (
    <div data-scope="cart-drawer" data-part="loading" aria-busy="true">
      {[1, 2].map((line) => (
        <Skeleton key={line} lines={4} />
      ))}
    </div>
  )
}
