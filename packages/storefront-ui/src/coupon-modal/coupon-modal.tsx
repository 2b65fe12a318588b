import type { CallEnd, Offer } from '@krishi/storefront-core/contract'
import type { CouponStanding } from '@krishi/storefront-core/coupons'
import { useEffect, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { couponCode } from './coupon-code.ts'
import { CouponForm } from './coupon-form.tsx'
import en from './messages/en.json'
import { OfferList } from './offer-list.tsx'

/** An offer and how it stands with the cart. */
export interface CouponOffer {
  readonly offer: Offer
  readonly standing: CouponStanding
  /** Takes most off this cart; at most one of the list. */
  readonly isBest: boolean
  readonly isApplied: boolean
}

/** Why a code was not applied. It is told where that code stands: in the box, or on its offer [26.5]. */
export type CouponProblem = { readonly code: string } & (
  | {
      readonly kind: 'refused'
      /** The server's sentence, in the shopper's language. */
      readonly message: string
    }
  /** There is no such code, or how the question ended: after `no-answer` it may be applied. */
  | { readonly kind: 'unknown' | CallEnd }
)

/** Props of the place where coupons are applied. */
export interface CouponModalProps extends RootProps<HTMLElement> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** In the order in which they are shown. */
  readonly offers: readonly CouponOffer[]
  /** `loading` and `failed` keep the offers that are there. */
  readonly listStatus: 'loading' | 'ready' | 'failed'
  /** The code that was asked for and has no answer yet. */
  readonly applying: string | null
  readonly error: CouponProblem | null
  /** The page says `error` itself, such as in a notice: here it is only written. @default false */
  readonly isErrorSaid?: boolean | undefined
  /** Called with a code in upper case, typed or of an offer [26.2]. */
  readonly onApply: (code: string) => void
  /** Called when the applied coupon is to be removed [26.6]. */
  readonly onRemove: () => void
  /** Called when the offers are to be loaded once more. */
  readonly onRetry: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** A box for a code, and the offers with what each takes off now or why it does not [26.1]. Renders a modal `<dialog>` while open. */
export function CouponModal({ open, onOpenChange, messages, ...choice }: CouponModalProps) {
  const t = usePlainMessages('couponModal', en, messages)
  return (
    <Dialog {...rootOf(choice)} open={open} onOpenChange={onOpenChange} title={t('title')}>
      <CouponChoice {...choice} t={t} />
    </Dialog>
  )
}

interface CouponChoiceProps extends Omit<CouponModalProps, 'open' | 'onOpenChange' | 'messages'> {
  readonly t: Translate<keyof typeof en>
}

function CouponChoice({ applying, error, isErrorSaid = false, onApply, t, ...list }: CouponChoiceProps) {
  const [typed, setTyped] = useState('')
  const code = couponCode(typed)
  const problem = error && { code: error.code, words: problemWords(error, t) }
  const isOfBox = problem?.code === code
  useSaid(isErrorSaid ? undefined : problem?.words)
  return (
    <div data-scope="coupon-modal" data-part="root">
      <CouponForm
        typed={typed}
        code={code}
        pending={applying === code}
        error={isOfBox ? problem.words : undefined}
        onType={setTyped}
        onApply={onApply}
        t={t}
      />
      <OfferList {...list} applying={applying} problem={isOfBox ? null : problem} onApply={onApply} t={t} />
    </div>
  )
}

/** Says a problem when it comes: the focus is on the button that was pressed, not on the words. */
function useSaid(words: string | undefined): void {
  const announce = useAnnounce()
  const say = useEffectEvent(announce)
  useEffect(() => {
    if (words !== undefined) say(words)
  }, [words])
}

/** The words for each problem that the server has no sentence for. */
export const couponProblemWords: Readonly<Record<Exclude<CouponProblem['kind'], 'refused'>, keyof typeof en>> = {
  unknown: 'unknown',
  'not-sent': 'offline',
  'no-answer': 'noAnswer',
  failed: 'unreachable',
}

function problemWords(problem: CouponProblem, t: CouponChoiceProps['t']): string {
  return problem.kind === 'refused' ? problem.message : t(couponProblemWords[problem.kind])
}
