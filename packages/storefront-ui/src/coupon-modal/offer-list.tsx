import { useId } from 'react'
import type { Translate } from '../i18n/index.ts'
import { EmptyState, FieldDrawing } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { useFocusHandover } from '../primitives/focus-handover/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { CouponModalProps } from './coupon-modal.tsx'
import type en from './messages/en.json'
import { OfferCard } from './offer-card.tsx'
import type { OfferCardProps } from './offer-card.tsx'

interface OfferListProps
  extends
    Pick<CouponModalProps, 'offers' | 'listStatus' | 'applying' | 'onApply' | 'onRemove' | 'onRetry'>,
    Pick<OfferCardProps, 'onCopy'> {
  /** Why the code of an offer was not applied. */
  readonly problem: { readonly code: string; readonly words: string } | null
  /** Above it there is a box for codes, to which its words lead. @default true */
  readonly hasBox?: boolean
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly t: Translate<keyof typeof en>
}

/** The offers, or the one thing there is to say about them. Its heading takes the focus of a "Try again" that leaves. */
export function OfferList(props: OfferListProps) {
  const { offers, listStatus, applying, problem, hasBox = true, headingLevel = 3, onRetry, t, ...card } = props
  const Heading = `h${headingLevel}` as const
  const headingId = useId()
  const { heirRef, onFocus, onBlur } = useFocusHandover<HTMLHeadingElement>(listStatus !== 'failed')
  const isLoading = listStatus === 'loading'
  return (
    <section
      data-scope="coupon-modal"
      data-part="offers"
      aria-labelledby={headingId}
      aria-busy={isLoading || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Heading data-scope="coupon-modal" data-part="heading" id={headingId} ref={heirRef} tabIndex={-1}>
        {t('offers')}
      </Heading>
      <div role="status">{isLoading ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}</div>
      {listStatus === 'failed' ? (
        <ErrorNotice title={t('listFailed')} onRetry={onRetry}>
          {hasBox ? t('listFailedText') : null}
        </ErrorNotice>
      ) : null}
      {offers.length > 0 ? (
        <ul data-scope="coupon-modal" data-part="list">
          {offers.map((entry) => (
            <OfferCard
              key={entry.offer.id}
              {...entry}
              pending={applying === entry.offer.name}
              problem={problem?.code === entry.offer.name ? problem.words : null}
              {...card}
              t={t}
            />
          ))}
        </ul>
      ) : null}
      {offers.length === 0 && isLoading ? <LoadingOffers /> : null}
      {offers.length === 0 && listStatus === 'ready' ? (
        <EmptyState drawing={<FieldDrawing />} title={t('empty')} as="p">
          {hasBox ? t('emptyText') : null}
        </EmptyState>
      ) : null}
    </section>
  )
}

function LoadingOffers() {
  return [1, 2].map((card) => (
    <div key={card} data-scope="coupon-modal" data-part="loading">
      <Skeleton lines={5} />
    </div>
  ))
}
