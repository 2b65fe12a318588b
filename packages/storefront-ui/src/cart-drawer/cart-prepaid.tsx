import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import { usePlainMessages } from '../i18n/index.ts'
import { OfferIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import type { CartFrameProps } from './cart-drawer.types.ts'
import en from './messages/en.json'

/** Props of the banner about paying online. */
export interface CartPrepaidProps extends Pick<CartFrameProps, 'messages'>, RootProps<HTMLParagraphElement> {
  /** What paying online takes off; 0 draws nothing. */
  saving: Paise
}

/** What paying online saves [24.2]. Renders a `<p>`. */
export function CartPrepaid({ saving, messages, ...root }: CartPrepaidProps) {
  const t = usePlainMessages('cartDrawer', en, messages)
  if (saving <= 0) return null
  return (
    <p {...root} data-scope="cart-drawer" data-part="prepaid">
      <OfferIcon size={24} />
      {t('prepaid', { amount: formatInr(saving) })}
    </p>
  )
}
