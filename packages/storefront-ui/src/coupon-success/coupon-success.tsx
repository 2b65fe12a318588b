import { formatInr } from '@krishi/storefront-core/format'
import type { AppliedCoupon } from '@krishi/storefront-core/pricing'
import { createPortal } from 'react-dom'
import { use } from '../react-compat.ts'
import { UiContext, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { IconButton } from '../primitives/button/index.ts'
import { useNoticeOutlet } from '../primitives/dialog/index.ts'
import { CloseIcon, CouponIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { useConfetti } from './use-confetti.ts'
import { usePopupTime } from './use-popup-time.ts'

/** Props of the celebration. */
export interface CouponSuccessProps extends RootProps {
  /** What was just applied; null when nothing is celebrated. */
  readonly applied: AppliedCoupon | null
  /** Called when its time is over, or when it is closed before: `applied` should be null then. */
  readonly onDismiss: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/**
 * Says for four seconds that a coupon is applied and what it takes off, with confetti where motion is welcome [26.4].
 * Renders one live region, which is in the page before its text and takes no focus; while a dialog is open the words are
 * in the dialog, since what is behind it is silent. Mount it once.
 */
export function CouponSuccess({ applied, onDismiss, messages, ...root }: CouponSuccessProps) {
  const t = usePlainMessages('couponSuccess', en, messages)
  const { portalContainer } = use(UiContext)
  const outlet = useNoticeOutlet()
  const popup = applied ? (
    <Popup key={`${applied.name} ${applied.value}`} applied={applied} onDismiss={onDismiss} t={t} />
  ) : null
  const region = (
    <div {...root} data-scope="coupon-success" data-part="region" role="status">
      {outlet ? null : popup}
    </div>
  )
  return (
    <>
      {portalContainer ? createPortal(region, portalContainer) : region}
      {outlet ? createPortal(popup, outlet) : null}
    </>
  )
}

interface PopupProps {
  readonly applied: AppliedCoupon
  readonly onDismiss: () => void
  readonly t: Translate<keyof typeof en>
}

function Popup({ applied, onDismiss, t }: PopupProps) {
  const { close, ...attention } = usePopupTime(onDismiss)
  const confetti = useConfetti()
  return (
    <div data-scope="coupon-success" data-part="root">
      {confetti ? <confetti.Confetti /> : null}
      <div data-scope="coupon-success" data-part="card" {...attention}>
        <span data-scope="coupon-success" data-part="sign">
          <CouponIcon size={24} />
        </span>
        <p data-scope="coupon-success" data-part="words">
          {t('applied', { code: applied.name, amount: formatInr(applied.value) })}
        </p>
        <IconButton label={t('close')} icon={<CloseIcon />} onClick={close} />
      </div>
    </div>
  )
}
