import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** The page when there is nothing to pay, not yet or not any more [30.1]. */
export type PaymentStateView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry: () => void }
  | { readonly status: 'empty'; readonly shopHref: string }
  | {
      readonly status: 'already-created'
      readonly orderName: string
      /** Null for guests, who have no list of orders [03.5]. */
      readonly ordersHref: string | null
      readonly orderHref: string
    }

export interface PaymentStateProps extends RootProps {
  readonly state: PaymentStateView
  readonly messages?: MessageOverrides<typeof en>
}

/** The payment page before, instead of and after its normal state [30.1]. Renders a `<div>`. */
export function PaymentState({ state, messages, ...root }: PaymentStateProps) {
  const { Link } = useUi()
  const t = usePlainMessages('paymentMode', en, messages)
  switch (state.status) {
    case 'loading':
      return (
        <div {...root} data-scope="payment-mode" data-part="state" role="status" aria-label={t('loading')}>
          <Skeleton lines={6} />
        </div>
      )
    case 'error':
      return (
        <div {...root} data-scope="payment-mode" data-part="state" role="alert">
          <h2>{t('somethingWentWrong')}</h2>
          <p>{t('errorText')}</p>
          <Button tone="primary" onClick={state.onRetry}>
            {t('retry')}
          </Button>
        </div>
      )
    case 'empty':
      return (
        <div {...root} data-scope="payment-mode" data-part="state">
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
          <LinkButton tone="primary" href={state.shopHref}>
            {t('continueShopping')}
          </LinkButton>
        </div>
      )
    case 'already-created':
      return (
        <div {...root} data-scope="payment-mode" data-part="state" role="status">
          <h2>{t('alreadyCreated')}</h2>
          <p>{t('alreadyCreatedText', { order: state.orderName })}</p>
          <LinkButton tone="primary" href={state.orderHref}>
            {t('seeOrder')}
          </LinkButton>
          {state.ordersHref === null ? null : <Link href={state.ordersHref}>{t('myOrders')}</Link>}
        </div>
      )
  }
}
