import type { Verification } from '@krishi/storefront-hooks/checkout'
import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useEffect, useEffectEvent } from 'react'
import { useShop } from '../../shell/shop-context.ts'
import { useIsHere } from '../../shell/use-is-here.ts'
import en from './messages/en.json'

/** What an address must not keep: it lands in histories, screenshots and links that are passed on. */
const personal = ['accessToken', 'userId', 'errorMessage'] as const

/**
 * Reads the query of the payment page [30.11]. Who is paying comes from the session alone: a token or an id in the address is
 * taken out unread. An error is told in the shop's own words. Where the number must be proven, the address says so [30.5].
 *
 * @param path The page without its query.
 */
export function usePaymentQuery(path: string, search: string, { isNeeded }: Verification): URLSearchParams {
  const t = useWidgetMessages('checkout', en)
  const { notices } = useShop()
  const isHere = useIsHere()
  const tell = useEffectEvent(() => notices.show({ id: 'payment', text: t('paymentNotDone'), tone: 'danger' }))

  useEffect(() => {
    if (!isHere) return
    const query = new URLSearchParams(search)
    if (query.get('errorMessage')) tell()
    for (const name of personal) query.delete(name)
    if (isNeeded && query.get('source') !== 'APP') query.set('source', 'PMP')
    if (query.toString() === new URLSearchParams(search).toString()) return
    navigate(query.size === 0 ? path : `${path}?${query.toString()}`, { replace: true })
  }, [path, search, isNeeded, isHere])

  return new URLSearchParams(search)
}
