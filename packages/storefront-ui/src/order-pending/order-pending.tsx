import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { CheckCircleIcon, ClockIcon, PhoneIcon } from '../primitives/icon/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { spinner } from '../primitives/spinner/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** What is known of a payment. It says nothing about money that the server has not said [31.6]. */
export type OrderPendingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; onRetry: () => void }
  /** Nobody here knows such a payment. */
  | { readonly status: 'unknown'; readonly shopHref: string }
  /** The window said that it is paid; the bank has not said so yet. */
  | { readonly status: 'checking'; readonly orderName: string; readonly amount: Paise }
  /** The window was closed, and no money has come. */
  | {
      readonly status: 'unpaid'
      readonly orderName: string
      readonly amount: Paise
      /** Where cash on delivery is chosen beforehand: one tap orders. */
      readonly codHref: string
      /** The window is opening or open. */
      readonly isPaying: boolean
      /** The window could not be opened. */
      readonly isUnavailable: boolean
      onPay: () => void
    }
  /** The time to pay is over. */
  | { readonly status: 'expired'; readonly orderName: string; readonly paymentHref: string }
  /** Paid when the goods were gone: the money is on its way back, or is back. */
  | { readonly status: 'refunding' | 'refunded'; readonly orderName: string; readonly amount: Paise }
  | { readonly status: 'paid'; readonly orderName: string; readonly orderHref: string }

export interface OrderPendingProps extends RootProps<HTMLElement> {
  readonly state: OrderPendingState
  /** Digits of the help line. */
  readonly helpNumber?: string | undefined
  readonly messages?: MessageOverrides<typeof en>
}

type Words = Translate<keyof typeof en>

/**
 * How far a payment is, when the page could not learn it at once [31.6]. Renders an `<article>` whose heading and status are one
 * element in every state: the focus stays, and a change is heard.
 */
export function OrderPending({ state, helpNumber, messages, ...root }: OrderPendingProps) {
  const t = usePlainMessages('orderPending', en, messages)
  const { heading, text } = wordsOf(state, t)
  return (
    <article {...root} data-scope="order-pending" data-part="root" aria-busy={state.status === 'loading' || undefined}>
      <header data-scope="order-pending" data-part="header">
        <span data-scope="order-pending" data-part="sign">
          {signOf(state)}
        </span>
        <h1>{heading}</h1>
        {'orderName' in state ? (
          <p>
            {t('orderNumber')}{' '}
            <strong data-scope="order-pending" data-part="number" translate="no">
              {state.orderName}
            </strong>
          </p>
        ) : null}
      </header>
      <div data-scope="order-pending" data-part="status" role="status">
        {text === null ? null : <p>{text}</p>}
        {isLookedAt(state) ? (
          <p>
            {spinner}
            {t('looking')}
          </p>
        ) : null}
      </div>
      {state.status === 'loading' ? <Skeleton lines={4} /> : null}
      {state.status === 'failed' ? (
        <ErrorNotice title={t('failed')} onRetry={state.onRetry}>
          {t('failedText')}
        </ErrorNotice>
      ) : null}
      <p data-scope="order-pending" data-part="error" role="alert">
        {state.status === 'unpaid' && state.isUnavailable ? t('unavailable') : null}
      </p>
      <Actions state={state} t={t} />
      {helpNumber ? (
        <footer data-scope="order-pending" data-part="footer">
          <a href={`tel:+91${helpNumber}`}>
            <PhoneIcon />
            {t('help', { number: helpNumber })}
          </a>
        </footer>
      ) : null}
    </article>
  )
}

function wordsOf(state: OrderPendingState, t: Words): { readonly heading: string; readonly text: string | null } {
  switch (state.status) {
    case 'loading':
      return { heading: t('openTitle'), text: t('loading') }
    case 'failed':
      return { heading: t('openTitle'), text: null }
    case 'unknown':
      return { heading: t('unknownTitle'), text: t('unknownText') }
    case 'checking':
      return { heading: t('checkingTitle'), text: t('checkingText', { amount: formatInr(state.amount) }) }
    case 'unpaid':
      return { heading: t('unpaidTitle'), text: t('unpaidText') }
    case 'expired':
      return { heading: t('expiredTitle'), text: t('expiredText') }
    case 'refunding':
      return { heading: t('refundingTitle'), text: t('refundingText', { amount: formatInr(state.amount) }) }
    case 'refunded':
      return { heading: t('refundedTitle'), text: t('refundedText', { amount: formatInr(state.amount) }) }
    case 'paid':
      return { heading: t('paidTitle'), text: t('paidText') }
  }
}

function signOf({ status }: OrderPendingState): ReactNode {
  return status === 'paid' || status === 'refunded' ? <CheckCircleIcon size={24} /> : <ClockIcon size={24} />
}

function isLookedAt({ status }: OrderPendingState): boolean {
  return status === 'checking' || status === 'unpaid' || status === 'refunding'
}

function Actions({ state, t }: { readonly state: OrderPendingState; readonly t: Words }) {
  const way = wayOn(state, t)
  if (way === null) return null
  return (
    <div data-scope="order-pending" data-part="actions">
      {state.status === 'unpaid' ? (
        <Button tone="primary" pending={state.isPaying} onClick={state.onPay}>
          {state.isPaying ? t('paying') : t('payAgain', { amount: formatInr(state.amount) })}
        </Button>
      ) : null}
      <LinkButton tone={state.status === 'unpaid' ? 'secondary' : 'primary'} href={way.href}>
        {way.label}
      </LinkButton>
    </div>
  )
}

/** The next step that is offered; null where there is nothing to do but wait. */
function wayOn(state: OrderPendingState, t: Words): { readonly href: string; readonly label: string } | null {
  switch (state.status) {
    case 'unpaid':
      return { href: state.codHref, label: t('cod') }
    case 'expired':
      return { href: state.paymentHref, label: t('orderAgain') }
    case 'paid':
      return { href: state.orderHref, label: t('seeOrder') }
    case 'unknown':
      return { href: state.shopHref, label: t('continueShopping') }
    default:
      return null
  }
}
