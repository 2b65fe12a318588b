import { formatDateTimeIst, formatInr } from '@krishi/storefront-core/format'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { Button } from '../primitives/button/index.ts'
import { AlertCircleIcon, AwardIcon, CheckIcon } from '../primitives/icon/index.ts'
import { CopyButton } from './copy-button.tsx'
import type { CouponOffer } from './coupon-modal.tsx'
import type en from './messages/en.json'

type Words = Translate<keyof typeof en>

/** Props of one offer. */
export interface OfferCardProps extends CouponOffer {
  readonly pending: boolean
  /** Why it was not applied. */
  readonly problem: string | null
  readonly onApply: (code: string) => void
  readonly onRemove: () => void
  /** Copies the code, and tells whether it is copied; without it there is no button for that. */
  readonly onCopy?: ((code: string) => Promise<boolean>) | undefined
  readonly t: Words
}

/** One offer: its code, what it takes off now or why nothing, its three lines, and the button that applies or removes it [26.1]. */
export function OfferCard(props: OfferCardProps) {
  const { offer, standing, isBest, isApplied, pending, problem, onApply, onRemove, onCopy, t } = props
  const code = offer.name
  const isActive = standing.status === 'active'
  const worth = worthWords(standing, t)
  return (
    <li
      data-scope="coupon-modal"
      data-part="offer"
      data-standing={standing.status}
      data-applied={isApplied || undefined}
    >
      <div data-scope="coupon-modal" data-part="badges">
        {isBest ? (
          <Badge tone="offer" icon={<AwardIcon />}>
            {t('best')}
          </Badge>
        ) : null}
        {/* Not shown over a coupon without a discount. */}
        {isApplied && isActive ? (
          <Badge tone="success" icon={<CheckIcon />}>
            {t('applied')}
          </Badge>
        ) : null}
      </div>
      <div data-scope="coupon-modal" data-part="head">
        <strong data-scope="coupon-modal" data-part="code" translate="no">
          {code}
        </strong>
        <div data-scope="coupon-modal" data-part="actions">
          {onCopy ? <CopyButton code={code} onCopy={onCopy} t={t} /> : null}
          {/* One element for both states, so that it keeps focus. */}
          <Button
            tone={isApplied ? 'quiet' : 'secondary'}
            size="sm"
            aria-label={t(isApplied ? 'removeNamed' : 'applyNamed', { code })}
            pending={pending}
            disabledReason={isApplied || isActive ? undefined : worth}
            onClick={() => (isApplied ? onRemove() : onApply(code))}
          >
            {t(isApplied ? 'remove' : 'apply')}
          </Button>
        </div>
      </div>
      {/* Of an empty cart it takes nothing: its lines say what it is worth. */}
      {isActive && standing.value === 0 ? null : (
        <p data-scope="coupon-modal" data-part="worth">
          {worth}
        </p>
      )}
      {problem === null ? null : (
        <p data-scope="coupon-modal" data-part="problem">
          <AlertCircleIcon />
          <span>{problem}</span>
        </p>
      )}
      <OfferLines offer={offer} t={t} />
    </li>
  )
}

/** The shop's own lines; where one is empty, what the rule says: the code, the least cart, the last moment. */
function OfferLines({ offer, t }: { readonly offer: CouponOffer['offer']; readonly t: Words }) {
  const { locale } = useUi()
  const { name, description, minimumPurchaseRequirements, end } = offer
  const minimum =
    minimumPurchaseRequirements > 0 ? t('minimum', { amount: formatInr(minimumPurchaseRequirements) }) : t('noMinimum')
  const validTill = end === null ? t('noEnd') : t('validTill', { date: formatDateTimeIst(end, locale) })
  return (
    <ul data-scope="coupon-modal" data-part="lines">
      <li>{description.firstLine || t('useCode', { code: name })}</li>
      <li>{description.secondLine || minimum}</li>
      <li>{description.thirdLine || validTill}</li>
    </ul>
  )
}

/** What it takes off, or why it cannot be used. */
function worthWords(standing: CouponOffer['standing'], t: Words): string {
  switch (standing.status) {
    case 'active':
      return t('saves', { amount: formatInr(standing.value) })
    case 'below-minimum':
      return t('missing', { amount: formatInr(standing.missing) })
    case 'unknown':
    case 'expired':
    case 'used-up':
      return t('over')
  }
}
