import { formatInr } from '@krishi/storefront-core/format'
import { useId } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { BasketDrawing, EmptyState } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { CartIcon } from '../primitives/icon/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { rootOf } from '../root/index.ts'
import en from './messages/en.json'
import { SharedLines } from './shared-lines.tsx'
import type { SharedCartProps } from './shared-cart.types.ts'

type Words = Translate<keyof typeof en>

/**
 * A cart that somebody has shared, or that comes from a page of another origin, at today's prices: what is gone is said, and what became of
 * it. Nothing that was only shared comes into the shopper's own cart until that is chosen. Renders a `<section>`.
 */
export function SharedCart({ messages, ...props }: SharedCartProps) {
  const t = useWidgetMessages('sharedCart', en, messages)
  const headingId = useId()
  return (
    <section
      {...rootOf(props)}
      data-scope="shared-cart"
      data-part="root"
      aria-labelledby={headingId}
      aria-busy={props.status === 'loading'}
    >
      <h1 id={headingId} data-scope="shared-cart" data-part="title">
        {t(props.handover ? 'handover_title' : 'title')}
      </h1>
      <Stage {...props} t={t} />
    </section>
  )
}

function Stage({ t, ...props }: Omit<SharedCartProps, 'messages'> & { readonly t: Words }) {
  switch (props.status) {
    case 'loading':
      return <Skeleton lines={6} />
    case 'failed':
      return (
        <ErrorNotice title={t('failed')} onRetry={props.onRetry}>
          {t('failedText')}
        </ErrorNotice>
      )
    case 'empty':
      return (
        <EmptyState
          drawing={<BasketDrawing />}
          title={t('emptyTitle')}
          action={<LinkButton href={props.shopHref}>{t('shop')}</LinkButton>}
        >
          {t('emptyText')}
        </EmptyState>
      )
    case 'ready':
      return <Ready {...props} t={t} />
  }
}

function Ready({
  handover,
  lines,
  shortfalls,
  t,
  ...props
}: Omit<SharedCartProps, 'messages'> & { readonly t: Words }) {
  const total = lines.reduce((sum, { line }) => sum + line.price * line.cartQty, 0)
  return (
    <>
      <p data-scope="shared-cart" data-part="about">
        {t(handover ? `handover_${handover}` : 'about')}
      </p>
      {lines.length > 0 ? <SharedLines lines={lines} t={t} /> : null}
      {shortfalls.length > 0 ? (
        <ul data-scope="shared-cart" data-part="shortfalls">
          {shortfalls.map(({ kind, productTitle, variantTitle, quantity }, index) => {
            const product = [productTitle, variantTitle].filter(Boolean).join(', ')
            return (
              <li key={index}>{product === '' ? t('unknown') : t(`short_${kind}`, { product, count: quantity })}</li>
            )
          })}
        </ul>
      ) : null}
      {lines.length > 0 ? (
        <p data-scope="shared-cart" data-part="total">
          <span>{t('total')}</span> <span translate="no">{formatInr(total)}</span>
        </p>
      ) : null}
      <Choice {...props} canAdd={lines.length > 0} t={t} />
    </>
  )
}

interface ChoiceProps extends Pick<SharedCartProps, 'added' | 'cartHref' | 'shopHref' | 'onAdd' | 'onUndo'> {
  readonly canAdd: boolean
  readonly t: Words
}

/** Adding is chosen: both ways are buttons, and what was chosen can be taken back. */
function Choice({ added, canAdd, cartHref, shopHref, onAdd, onUndo, t }: ChoiceProps) {
  return (
    <div data-scope="shared-cart" data-part="choice">
      <p role="status" data-scope="shared-cart" data-part="outcome">
        {added === null ? null : t('added', { count: added })}
      </p>
      {canAdd && added === null ? (
        <Button width="full" icon={<CartIcon />} onClick={onAdd}>
          {t('add')}
        </Button>
      ) : null}
      {added === null ? (
        <LinkButton tone="secondary" width="full" href={shopHref}>
          {t(canAdd ? 'leave' : 'shop')}
        </LinkButton>
      ) : (
        <>
          <LinkButton width="full" href={cartHref}>
            {t('cart')}
          </LinkButton>
          <Button tone="secondary" width="full" onClick={onUndo}>
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  )
}
