import type { LocalizedText, RatingSummary, UnitPrice } from '@krishi/storefront-core/catalog'
import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { LeafIcon, StarIcon } from '../primitives/icon/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { UnitPriceText } from './unit-price-text.tsx'

/** The saving on the printed price. */
export interface Saving {
  readonly amount: Paise
  /** Of the printed price, rounded [02.2]. */
  readonly percent: number
}

/** Props of the head of a product page. */
export interface PriceBlockProps extends RootProps {
  name: LocalizedText
  /** The brand. */
  vendor: LocalizedText
  /** Not shown before the first review. */
  rating: RatingSummary
  /** Active ingredient, grade or variety. @default no line */
  technical?: LocalizedText | undefined
  /** @default false */
  organic?: boolean
  /** In paise; null for a product that has no pack left, which shows no price. */
  price: Paise | null
  /** The printed price, struck. @default null */
  compareAtPrice?: Paise | null
  /** @default null */
  saving?: Saving | null
  /** For packs of different sizes. @default null */
  unitPrice?: UnitPrice | null
  messages?: MessageOverrides<typeof en> | undefined
}

type Words = Translate<keyof typeof en>

/**
 * What a product is called, who makes it, how it was rated and what it costs [15.1]. Renders a `<div>` with the page's
 * `<h1>`, which can be focused after a navigation.
 */
export function PriceBlock(props: PriceBlockProps) {
  const { name, vendor, rating, technical, organic = false, price } = props
  const t = useWidgetMessages('priceBlock', en, props.messages)
  return (
    <div {...rootOf(props)} data-scope="price-block" data-part="root">
      <Text as="h1" data-scope="price-block" data-part="name" tabIndex={-1} value={name} />
      <div data-scope="price-block" data-part="facts">
        <p data-scope="price-block" data-part="brand">
          <VisuallyHidden>{t('brand')}: </VisuallyHidden>
          <Text value={vendor} />
        </p>
        {rating.reviewCount > 0 ? <Rating {...rating} t={t} /> : null}
        {organic ? (
          <Badge tone="success" icon={<LeafIcon />}>
            {t('organic')}
          </Badge>
        ) : null}
      </div>
      {technical?.text ? <Text as="p" data-scope="price-block" data-part="technical" value={technical} /> : null}
      {price === null ? null : <Offer {...props} price={price} t={t} />}
    </div>
  )
}

function Rating({ average, reviewCount, t }: RatingSummary & { t: Words }) {
  return (
    <p data-scope="price-block" data-part="rating">
      <VisuallyHidden>{t('rated', { average })}, </VisuallyHidden>
      <StarIcon />
      <strong aria-hidden="true" translate="no">
        {average.toFixed(1)}
      </strong>
      <span>{t('reviews', { count: reviewCount })}</span>
    </p>
  )
}

function Offer(props: PriceBlockProps & { price: Paise; t: Words }) {
  const { price, compareAtPrice = null, saving = null, unitPrice = null, messages, t } = props
  return (
    <>
      <p data-scope="price-block" data-part="offer">
        <Price amount={price} compareAt={compareAtPrice} size="lg" />
        {saving === null ? null : (
          <Badge tone="offer">{t('save', { amount: formatInr(saving.amount), percent: saving.percent })}</Badge>
        )}
      </p>
      <p data-scope="price-block" data-part="terms">
        <span data-scope="price-block" data-part="taxes">
          {t('taxes')}
        </span>
        {unitPrice === null ? null : <UnitPriceText value={unitPrice} messages={messages} />}
      </p>
    </>
  )
}
