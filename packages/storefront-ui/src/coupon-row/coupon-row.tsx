import type { CouponStanding } from '@krishi/storefront-core/coupons'
import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import { useEffect, useRef } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { useFocusHandover } from '../primitives/focus-handover/index.ts'
import { AlertCircleIcon, CheckCircleIcon, ChevronRightIcon, CouponIcon, OfferIcon } from '../primitives/icon/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { spinner } from '../primitives/spinner/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** The coupon that was asked for. */
export interface RowCoupon {
  readonly code: string
  /** One that waits for a larger cart stays in the row, one that is over has been taken off; both with their reason [26.6]. */
  readonly standing: CouponStanding
}

/** The offer that would take most off the cart. */
export interface RowOffer {
  readonly code: string
  readonly value: Paise
}

/** Props of the coupon's row. */
export interface CouponRowProps extends RootProps {
  /** Null where none was asked for. */
  readonly coupon: RowCoupon | null
  /** Offered while no coupon is applied. @default null */
  readonly best?: RowOffer | null | undefined
  /** An apply or removal waits for its answer. @default false */
  readonly pending?: boolean | undefined
  /** Called to show all offers, or to type a code. */
  readonly onOpen: () => void
  /** Called with the code of `best`. */
  readonly onApply: (code: string) => void
  readonly onRemove: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

type Words = Translate<keyof typeof en>

/**
 * The coupon of the cart in a row: none, the best offer for one tap, or the one that the cart has, also while it takes
 * nothing off [26.6]. Renders a `<div role="group">`. The button to the offers is one element in all of them: the focus
 * returns to it when their dialog closes.
 */
export function CouponRow(props: CouponRowProps) {
  const { coupon, best = null, pending = false, onOpen, messages } = props
  const t = usePlainMessages('couponRow', en, messages)
  const applied = coupon !== null && isApplied(coupon) ? coupon : null
  const isActive = coupon?.standing.status === 'active'
  const isBare = applied === null && best === null
  useRemovalVoice(applied?.code ?? null, coupon === null, t)
  const { heirRef, onFocus, onBlur } = useFocusHandover<HTMLButtonElement>(isBare)
  return (
    <div
      {...rootOf(props)}
      data-scope="coupon-row"
      data-part="root"
      data-status={coupon?.standing.status ?? (best ? 'offered' : 'none')}
      role="group"
      aria-label={t('label')}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div data-scope="coupon-row" data-part="state">
        {/* A live region must exist before its text. Savings have a popup of their own, and offers change too often to announce. */}
        <div data-scope="coupon-row" data-part="words" role="status">
          {coupon && !isActive ? <CouponWords {...coupon} t={t} /> : null}
        </div>
        {coupon && isActive ? (
          <div data-scope="coupon-row" data-part="words">
            <CouponWords {...coupon} t={t} />
          </div>
        ) : null}
        {applied === null && best ? (
          <p data-scope="coupon-row" data-part="words">
            <OfferIcon size={24} />
            <span>{t('teaser', { amount: formatInr(best.value), code: best.code })}</span>
          </p>
        ) : null}
        {isBare ? null : <ApplyOrRemove {...props} coupon={applied} pending={pending} t={t} />}
      </div>
      <button
        type="button"
        data-scope="coupon-row"
        data-part="open"
        ref={heirRef}
        aria-haspopup="dialog"
        aria-busy={(isBare && pending) || undefined}
        onClick={onOpen}
      >
        {isBare ? pending ? spinner : <CouponIcon size={24} /> : null}
        <span>{t(isBare ? 'open' : 'all')}</span>
        <ChevronRightIcon />
      </button>
    </div>
  )
}

/** Says once that a coupon was taken off: the button that did it only changes its name. */
function useRemovalVoice(code: string | null, isNone: boolean, t: Words): void {
  const announce = useAnnounce()
  const before = useRef(code)
  useEffect(() => {
    if (before.current !== null && isNone) announce(t('removed', { code: before.current }))
    before.current = code
  }, [announce, code, isNone, t])
}

/** Whether there is something to remove. */
function isApplied({ standing: { status } }: RowCoupon): boolean {
  return status === 'active' || status === 'below-minimum'
}

/** One button for both, so that the focus stays on it when one takes the other's place. */
function ApplyOrRemove({ coupon, best, pending, onApply, onRemove, t }: CouponRowProps & { readonly t: Words }) {
  const code = coupon?.code ?? best?.code ?? ''
  return (
    <Button
      tone={coupon ? 'quiet' : 'secondary'}
      size="sm"
      aria-label={t(coupon ? 'removeNamed' : 'applyNamed', { code })}
      pending={pending}
      onClick={() => (coupon ? onRemove() : onApply(code))}
    >
      {t(coupon ? 'remove' : 'apply')}
    </Button>
  )
}

/** What the coupon takes off, or what it waits for. */
function CouponWords({ code, standing, t }: RowCoupon & { readonly t: Words }) {
  switch (standing.status) {
    case 'active':
      return (
        <>
          <CheckCircleIcon size={24} />
          <p>
            <strong data-scope="coupon-row" data-part="code" translate="no">
              {code}
            </strong>{' '}
            <span data-scope="coupon-row" data-part="saving">
              {t('saves', { amount: formatInr(standing.value) })}
            </span>
          </p>
        </>
      )
    case 'below-minimum':
      return <Reason words={t('missing', { amount: formatInr(standing.missing), code })} />
    case 'expired':
      return <Reason words={t('over', { code })} />
    case 'used-up':
      return <Reason words={t('usedUp', { code })} />
    case 'unknown':
      return <Reason words={t('unknown', { code })} />
  }
}

function Reason({ words }: { readonly words: string }) {
  return (
    <>
      <AlertCircleIcon size={24} />
      <p>{words}</p>
    </>
  )
}
