import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { CheckCircleIcon, ClockIcon, InfoIcon } from '../primitives/icon/index.ts'
import { spinner } from '../primitives/spinner/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** How far an order is that an earlier page left open [30.12]. */
export type OpenOrderState =
  /** Nobody knows yet whether it was placed. */
  | { readonly status: 'asking' }
  /** It becomes an order when it is paid. */
  | { readonly status: 'to-pay'; readonly orderName: string; readonly paymentHref: string }
  | { readonly status: 'placed'; readonly orderName: string; readonly orderHref: string }
  /** It did not come about, and no longer can. */
  | { readonly status: 'none' }

export interface OpenOrderProps extends RootProps {
  readonly state: OpenOrderState
  /** The shopper has read it. While it is being asked there is nothing to put away. */
  onDismiss: () => void
  readonly messages?: MessageOverrides<typeof en>
}

/** What became of an order whose answer was lost, said on whatever page the shopper is. Renders a `<div>` with a live sentence. */
export function OpenOrder({ state, onDismiss, messages, ...root }: OpenOrderProps) {
  const t = usePlainMessages('openOrder', en, messages)
  const way = wayOn(state, t)
  return (
    <div {...root} data-scope="open-order" data-part="root" data-status={state.status}>
      <p data-scope="open-order" data-part="text" role="status">
        {signOf(state)}
        <span>{textOf(state, t)}</span>
      </p>
      {state.status === 'asking' ? null : (
        <div data-scope="open-order" data-part="actions">
          {way === null ? null : (
            <LinkButton tone="primary" href={way.href}>
              {way.label}
            </LinkButton>
          )}
          <Button tone="quiet" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </div>
  )
}

type Words = Translate<keyof typeof en>

function signOf({ status }: OpenOrderState): ReactNode {
  switch (status) {
    case 'asking':
      return spinner
    case 'placed':
      return <CheckCircleIcon size={24} />
    case 'to-pay':
      return <ClockIcon size={24} />
    case 'none':
      return <InfoIcon size={24} />
  }
}

function textOf(state: OpenOrderState, t: Words): string {
  switch (state.status) {
    case 'asking':
      return t('asking')
    case 'to-pay':
      return t('toPay', { order: state.orderName })
    case 'placed':
      return t('placed', { order: state.orderName })
    case 'none':
      return t('none')
  }
}

function wayOn(state: OpenOrderState, t: Words): { readonly href: string; readonly label: string } | null {
  if (state.status === 'placed') return { href: state.orderHref, label: t('seeOrder') }
  return state.status === 'to-pay' ? { href: state.paymentHref, label: t('pay') } : null
}
