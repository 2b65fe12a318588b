import { useCheckout } from '@krishi/storefront-hooks/checkout'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useEffect, useEffectEvent } from 'react'
import { useShop } from '../../shell/shop-context.ts'
import { useIsHere } from '../../shell/use-is-here.ts'
import en from './messages/en.json'

/** How long the notice stays and when the page is left, in ms [30.3]. */
const noticeMs = 3000
const leaveMs = 200

/** Goes home from a checkout whose order is there already, and says so [30.3]. In an app the page stays: it has its own way back. */
export function useLeaveCompleted(checkoutId: string, isApp: boolean): void {
  const t = useWidgetMessages('checkout', en)
  const { notices, paths } = useShop()
  const { clock } = useStorefront()
  const isHere = useIsHere()
  const isOver = useCheckout(checkoutId).status === 'completed' && !isApp
  const tell = useEffectEvent(() =>
    notices.show({ id: 'checkout_already_completed', text: t('alreadyCompleted'), durationMs: noticeMs }),
  )
  const leave = useEffectEvent(() => navigate(paths.home, { replace: true }))

  useEffect(() => {
    if (!isOver || !isHere) return
    tell()
    return clock.after(leaveMs, () => leave())
  }, [clock, isOver, isHere])
}
