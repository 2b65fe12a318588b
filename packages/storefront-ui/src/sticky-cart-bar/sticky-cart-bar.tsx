import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { Paise } from '@krishi/storefront-core/money'
import type { ReactNode, RefObject } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { useOutOfSight } from './use-out-of-sight.ts'

/** Props of the buy bar. */
export interface StickyCartBarProps extends RootProps {
  /** What is bought, as it is spoken. */
  readonly product: string
  readonly pack: LocalizedText
  /** Null for a pack that is sold out: the bar says that in its place. */
  readonly price: Paise | null
  readonly compareAtPrice?: Paise | null | undefined
  /** The main button of the page: while it is seen, the bar stays away. */
  readonly mainRef: RefObject<Element | null>
  /** The same button once more: `QuantityControl`, or `NotifyMe` for a pack that is sold out. */
  readonly children: ReactNode
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/**
 * Price and main button at the bottom of a phone, whenever the page's own button is out of sight [15.8]; never on a wide
 * screen. Renders a `<div>` that is there in the server's HTML too, since the first screen of a phone ends above the
 * button. It stays while the focus is inside it, and the page scrolls what is focused clear of it.
 */
export function StickyCartBar(props: StickyCartBarProps) {
  const { product, pack, price, compareAtPrice = null, mainRef, children } = props
  const t = usePlainMessages('stickyCartBar', en, props.messages)
  const shown = useOutOfSight(mainRef)
  return (
    <div
      {...rootOf(props)}
      data-scope="sticky-cart-bar"
      data-part="root"
      data-keep-clear=""
      data-shown={shown || undefined}
      role="region"
      aria-label={t(price === null ? 'soldOutLabel' : 'label', { product })}
    >
      <p data-scope="sticky-cart-bar" data-part="offer">
        <Text value={pack} />
        {price === null ? <span>{t('soldOut')}</span> : <Price amount={price} compareAt={compareAtPrice} size="sm" />}
      </p>
      <div data-scope="sticky-cart-bar" data-part="action">
        {children}
      </div>
    </div>
  )
}
