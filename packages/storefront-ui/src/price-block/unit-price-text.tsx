import type { UnitPrice } from '@krishi/storefront-core/catalog'
import { formatInr } from '@krishi/storefront-core/format'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of a price that can be compared between packs. */
export interface UnitPriceTextProps extends RootProps<HTMLSpanElement> {
  value: UnitPrice
  messages?: MessageOverrides<typeof en> | undefined
}

const unitKey = {
  kg: 'perKg',
  l: 'perLitre',
  piece: 'perPiece',
  seed: 'perSeeds',
} as const satisfies Record<UnitPrice['per']['unit'], keyof typeof en>

/** What a kilo, a litre, a piece or a number of seeds costs, such as "₹900 per kg". Renders a `<span>`. */
export function UnitPriceText({ value: { amount, per }, messages, ...root }: UnitPriceTextProps) {
  const t = useWidgetMessages('priceBlock', en, messages)
  return (
    <span {...root} data-scope="price-block" data-part="unit-price">
      {t(unitKey[per.unit], { amount: formatInr(amount), value: per.value })}
    </span>
  )
}
