import type { RefObject } from 'react'
import type { Translate } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { BasketDrawing, EmptyState, OfflineDrawing } from '../primitives/empty-state/index.ts'
import { useFocusHandover } from '../primitives/focus-handover/index.ts'
import { OfflineIcon } from '../primitives/icon/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import type { CartFrameProps } from './cart-drawer.types.ts'
import type en from './messages/en.json'

interface ContentProps extends CartFrameProps {
  t: Translate<keyof typeof en>
}

/** What stands between the heading and the footer: the cart, or the one thing there is to say about it. */
export function CartContent(props: ContentProps) {
  const { stage, offline, parts, t } = props
  const { heirRef, onFocus, onBlur } = useFocusHandover<HTMLAnchorElement>(stage === 'empty')
  return (
    <div
      data-scope="cart-drawer"
      data-part="content"
      data-offline={offline || undefined}
      onFocus={onFocus}
      // A replayed click moved focus before this listener existed.
      onClickCapture={onFocus}
      onBlur={onBlur}
    >
      <div data-scope="cart-drawer" data-part="notices">
        {offline && stage !== 'failed' ? (
          <p data-scope="cart-drawer" data-part="offline">
            <OfflineIcon />
            {t('offline')}
          </p>
        ) : null}
        {parts.receipt}
      </div>
      <Stage {...props} actionRef={heirRef} />
      <div data-scope="cart-drawer" data-part="aside">
        {parts.aside}
      </div>
    </div>
  )
}

function Stage(props: ContentProps & { actionRef: RefObject<HTMLAnchorElement | null> }) {
  const { stage, offline, continueHref, onRetryPrices, actionRef, t } = props
  switch (stage) {
    case 'filled':
      return <FilledCart {...props} />
    case 'failed':
      return <PriceFailure offline={offline} onRetry={onRetryPrices} t={t} />
    case 'loading':
      return <LoadingLines />
    case 'empty':
      return (
        <EmptyState
          drawing={<BasketDrawing />}
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
}

/** The order of the parts is that of the specification [24.2]. */
function FilledCart({ parts }: ContentProps) {
  return (
    <>
      <div data-scope="cart-drawer" data-part="main">
        {parts.lines}
        {parts.crossSell}
        {parts.orderNote}
      </div>
      <div data-scope="cart-drawer" data-part="side">
        {parts.freeDelivery}
        {parts.bill}
        {parts.trustMarker}
        {parts.prepaid}
      </div>
    </>
  )
}

function PriceFailure({ offline, onRetry, t }: Pick<ContentProps, 'offline' | 't'> & { onRetry: () => void }) {
  return (
    <div data-scope="cart-drawer" data-part="failure" role="alert">
      <EmptyState
        drawing={<OfflineDrawing />}
        title={t('priceFailure')}
        as="p"
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      >
        {t(offline ? 'offline' : 'priceFailureText')}
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
