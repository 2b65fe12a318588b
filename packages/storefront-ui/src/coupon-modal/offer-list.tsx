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

interface OfferListProps extends Pick<
  CouponModalProps,
  'offers' | 'listStatus' | 'applying' | 'onApply' | 'onRemove' | 'onRetry'
> {
  /** Why the code of an offer was not applied. */
  readonly problem: { readonly code: string; readonly words: string } | null
  readonly t: Translate<keyof typeof en>
}

/** The offers, or the one thing there is to say about them. Its heading takes the focus of a "Try again" that leaves. */
export function OfferList({ offers, listStatus, applying, problem, onApply, onRemove, onRetry, t }: OfferListProps) {
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
      <h3 data-scope="coupon-modal" data-part="heading" id={headingId} ref={heirRef} tabIndex={-1}>
        {t('offers')}
      </h3>
      <div role="status">{isLoading ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}</div>
      {listStatus === 'failed' ? (
        <ErrorNotice title={t('listFailed')} onRetry={onRetry}>
          {t('listFailedText')}
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
              onApply={onApply}
              onRemove={onRemove}
              t={t}
            />
          ))}
        </ul>
      ) : null}
      {offers.length === 0 && isLoading ? <LoadingOffers /> : null}
      {offers.length === 0 && listStatus === 'ready' ? (
        <EmptyState drawing={<FieldDrawing />} title={t('empty')} as="p">
          {t('emptyText')}
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
