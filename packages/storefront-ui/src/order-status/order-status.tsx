import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import type { BadgeProps } from '../primitives/badge/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

type Word = keyof typeof en

/** What an order or a parcel can be, by the words of core and of carriers [31.1], and how each looks. */
const known: Readonly<Record<string, readonly [word: Word, tone: NonNullable<BadgeProps['tone']>]>> = {
  'order placed': ['placed', 'info'],
  partial: ['partial', 'info'],
  fulfilled: ['sent', 'info'],
  confirmed: ['confirmed', 'info'],
  picked_up: ['pickedUp', 'info'],
  in_transit: ['inTransit', 'info'],
  out_for_delivery: ['outForDelivery', 'info'],
  attempted_delivery: ['attempted', 'offer'],
  delivered: ['delivered', 'success'],
  failure: ['comesBack', 'danger'],
  cancelled: ['cancelled', 'danger'],
}

/** Returns the words for a status; one that the shop does not know is said as the carrier says it. */
export function useOrderStatusWords(messages?: MessageOverrides<typeof en>): (status: string) => string {
  const t = usePlainMessages('orderStatus', en, messages)
  return (status) => {
    const [word] = known[status] ?? []
    return word === undefined ? status.replaceAll('_', ' ') : t(word)
  }
}

/** Props of the status of an order or a parcel. */
export interface OrderStatusProps extends RootProps<HTMLSpanElement> {
  /** As `orderStatus` of core gives it, or as a carrier does. */
  readonly status: string
  readonly messages?: MessageOverrides<typeof en>
}

/** How an order or a parcel stands, in a word or two [31.1]. Renders a `<span>`. */
export function OrderStatus({ status, messages, ...root }: OrderStatusProps) {
  const say = useOrderStatusWords(messages)
  return (
    <Badge {...root} tone={known[status]?.[1] ?? 'neutral'}>
      {say(status)}
    </Badge>
  )
}
