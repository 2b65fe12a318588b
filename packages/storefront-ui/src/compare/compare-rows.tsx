import type { ReactNode } from 'react'
import { DoseText } from '../dose-helper/index.ts'
import type { Translate } from '../i18n/index.ts'
import { UnitPriceText } from '../price-block/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import { RatingStars } from '../rating-stars/index.ts'
import type { CompareColumn } from './compare.types.ts'
import type en from './messages/en.json'

/** A fact that products are compared by. */
interface CompareRow {
  readonly name: string
  /** Null where a product does not tell it. */
  readonly valueOf: (column: CompareColumn) => ReactNode
}

/** The facts, what decides first. */
export function compareRows(t: Translate<keyof typeof en>): readonly CompareRow[] {
  return [
    { name: t('price'), valueOf: ({ variant }) => (variant ? <PackPrice variant={variant} /> : null) },
    { name: t('unitPrice'), valueOf: ({ unitPrice }) => (unitPrice ? <UnitPriceText value={unitPrice} /> : null) },
    { name: t('availability'), valueOf: ({ isForSale }) => t(isForSale ? 'available' : 'soldOut') },
    { name: t('rating'), valueOf: ({ product }) => ratingOf(product.rating, t) },
    { name: t('dose'), valueOf: ({ dose }) => (dose ? <DoseText {...dose} /> : null) },
    { name: t('composition'), valueOf: ({ composition }) => (composition ? <Text value={composition} /> : null) },
    { name: t('kind'), valueOf: ({ product }) => (product.productKind ? <Text value={product.productKind} /> : null) },
    { name: t('brand'), valueOf: ({ product }) => <Text value={product.vendorName} /> },
    { name: t('origin'), valueOf: ({ product }) => product.countryOfOrigin || null },
  ]
}

function PackPrice({ variant }: { readonly variant: NonNullable<CompareColumn['variant']> }) {
  return (
    <>
      <Price size="sm" amount={variant.price} compareAt={variant.compareAtPrice} />
      <span data-scope="compare" data-part="pack">
        <Text value={variant.title} />
      </span>
    </>
  )
}

function ratingOf({ average, reviewCount }: CompareColumn['product']['rating'], t: Translate<keyof typeof en>) {
  if (reviewCount === 0) return t('unrated')
  return (
    <>
      <RatingStars average={average} />
      <span data-scope="compare" data-part="pack">
        {t('reviews', { count: reviewCount })}
      </span>
    </>
  )
}
