import type { CheckoutAdjustment, PaymentMode as Mode } from '@krishi/storefront-core/checkout'
import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { RadioCard, RadioGroup } from '../primitives/radio-group/index.ts'
import { inertWhen } from '../react-compat.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { DeliveryAddressCard } from './delivery-address-card.tsx'
import type { DeliveryAddressView } from './delivery-address-card.tsx'
import { paymentErrorKey } from './payment-mode.errors.ts'
import type { PaymentErrorCode } from './payment-mode.errors.ts'
import en from './messages/en.json'

/** What is under way: taps change nothing until it is over [30.12]. */
export type PaymentProgress = 'placing' | 'opening' | 'paying' | 'verifying'

export interface PaymentModeProps extends RootProps {
  readonly address: DeliveryAddressView
  readonly mode: Mode
  /** Online payment cannot be offered. */
  readonly isOnlineUnavailable: boolean
  /** This order cannot be paid on delivery. */
  readonly isCodDisabled: boolean
  readonly adjustments: readonly CheckoutAdjustment[]
  /** What it costs in the chosen mode. */
  readonly payable: Paise
  /** What of it is due now: everything online, the advance on delivery. */
  readonly dueNow: Paise
  /** What paying online takes off, said beside that choice; 0 says nothing. */
  readonly prepaidDiscount: Paise
  /** What cash on delivery asks for now, said beside that choice; 0 says nothing. */
  readonly advance: Paise
  /** While the page starts or the provider's window is open, nothing on it can be pressed. Null when nothing is under way. */
  readonly progress: PaymentProgress | null
  /** Why the last attempt failed; null when it did not. */
  readonly error: PaymentErrorCode | null
  /** Products and sums of the order. */
  readonly summary: ReactNode
  onModeChange: (mode: Mode) => void
  onAddressChange: () => void
  onPlaceOrder: () => void
  readonly messages?: MessageOverrides<typeof en>
}

/** How the order is paid: what is due in the largest type, two choices with reasons, the sums, one button [30.2]. Renders a `<div>`. */
export function PaymentMode(props: PaymentModeProps) {
  const t = usePlainMessages('paymentMode', en, props.messages)
  return (
    <div {...rootOf(props)} data-scope="payment-mode" data-part="root" {...inertWhen(props.progress === 'paying')}>
      <div data-scope="payment-mode" data-part="main">
        <Due {...props} t={t} />
        <Adjustments adjustments={props.adjustments} t={t} />
        <DeliveryAddressCard address={props.address} onChange={props.onAddressChange} t={t} />
        <RadioGroup
          legend={t('legend')}
          name="payment-mode"
          value={props.mode}
          onValueChange={(mode) => props.onModeChange(mode === 'online' ? 'online' : 'cod')}
        >
          <RadioCard
            value="online"
            title={t('online')}
            description={t('onlineText')}
            aside={props.prepaidDiscount > 0 ? t('saves', { amount: formatInr(props.prepaidDiscount) }) : undefined}
            disabledReason={props.isOnlineUnavailable ? t('onlineUnavailable') : undefined}
          />
          <RadioCard
            value="cod"
            title={t('cod')}
            description={t('codText')}
            aside={props.advance > 0 ? t('advance', { amount: formatInr(props.advance) }) : undefined}
            disabledReason={props.isCodDisabled ? t('codUnavailable') : undefined}
          />
        </RadioGroup>
      </div>
      <section data-scope="payment-mode" data-part="summary" aria-label={t('summary')}>
        <h2>{t('summary')}</h2>
        {props.summary}
      </section>
      <PayBar {...props} t={t} />
    </div>
  )
}

interface SumsProps extends Pick<PaymentModeProps, 'payable' | 'dueNow'> {
  readonly t: Translate<keyof typeof en>
}

/** One part is paid now and the rest on delivery. */
function isSplit({ payable, dueNow }: SumsProps): boolean {
  return dueNow > 0 && dueNow < payable
}

/** What is due, in the largest type. */
function Due(props: SumsProps) {
  const { payable, dueNow, t } = props
  return (
    <p data-scope="payment-mode" data-part="due">
      <span data-scope="payment-mode" data-part="due-label">
        {dueNow > 0 ? t('dueNow') : t('dueOnDelivery')}
      </span>
      <strong data-scope="payment-mode" data-part="due-amount" translate="no">
        {formatInr(dueNow > 0 ? dueNow : payable)}
      </strong>
      {isSplit(props) ? <span>{t('restOnDelivery', { amount: formatInr(payable - dueNow) })}</span> : null}
    </p>
  )
}

type PayBarProps = SumsProps & Pick<PaymentModeProps, 'error' | 'progress' | 'onPlaceOrder'>

/** The button that places the order, with its sum and with why it failed. */
function PayBar(props: PayBarProps) {
  const { payable, dueNow, progress, t } = props
  const now = formatInr(dueNow)
  return (
    <div data-scope="payment-mode" data-part="bar" data-keep-clear="">
      <p data-scope="payment-mode" data-part="error" role="alert">
        {props.error === null ? null : t(paymentErrorKey[props.error])}
      </p>
      <p data-scope="payment-mode" data-part="bar-amount">
        {isSplit(props) ? (
          <span>{t('payParts', { now, later: formatInr(payable - dueNow) })}</span>
        ) : (
          <>
            <span>{t('payable')}</span> <strong translate="no">{formatInr(payable)}</strong>
          </>
        )}
      </p>
      <Button tone="primary" pending={progress !== null} onClick={props.onPlaceOrder}>
        {progress === null ? (dueNow > 0 ? t('payNow', { amount: now }) : t('placeOrder')) : t(progressKey[progress])}
      </Button>
    </div>
  )
}

const progressKey = {
  placing: 'placing',
  opening: 'openingPayment',
  paying: 'paying',
  verifying: 'verifying',
} as const satisfies Record<PaymentProgress, keyof typeof en>

interface AdjustmentsProps {
  readonly adjustments: readonly CheckoutAdjustment[]
  readonly t: Translate<keyof typeof en>
}

const adjustmentKey = {
  removed: 'removed',
  reduced: 'reduced',
  'price-changed': 'priceChanged',
} as const satisfies Record<CheckoutAdjustment['kind'], keyof typeof en>

function Adjustments({ adjustments, t }: AdjustmentsProps) {
  if (adjustments.length === 0) return null
  return (
    <div data-scope="payment-mode" data-part="adjustments" role="status">
      <strong>{t('adjusted')}</strong>
      <ul>
        {adjustments.map(({ kind, productTitle, variantTitle, quantity }) => (
          <li key={`${kind} ${productTitle} ${variantTitle}`}>
            {t(adjustmentKey[kind], { product: `${productTitle}, ${variantTitle}`, quantity })}
          </li>
        ))}
      </ul>
    </div>
  )
}
