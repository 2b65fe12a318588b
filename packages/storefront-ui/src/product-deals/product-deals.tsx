import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { ChevronRightIcon, OfferIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the way to the deals. */
export interface ProductDealsProps extends RootProps<HTMLButtonElement> {
  /** How many there are; nothing is shown for none. */
  readonly count: number
  readonly onOpen: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Says how many ways there are to pay less for a product, and opens them [15.1]. Renders a `<button>`. */
export function ProductDeals({ count, onOpen, messages, ...root }: ProductDealsProps) {
  const t = useWidgetMessages('productDeals', en, messages)
  if (count === 0) return null
  return (
    <button {...root} type="button" data-scope="product-deals" data-part="open" aria-haspopup="dialog" onClick={onOpen}>
      <OfferIcon />
      <span>{t('open', { count })}</span>
      <ChevronRightIcon />
    </button>
  )
}
