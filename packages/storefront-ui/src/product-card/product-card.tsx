import type { QuantityLimits } from '@krishi/storefront-core/cart'
import type { LocalizedText, Product, Variant } from '@krishi/storefront-core/catalog'
import { formatCount, formatInr } from '@krishi/storefront-core/format'
import type { PictureWidth } from '@krishi/storefront-core/images'
import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { LeafIcon, StarIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { QuantityControl } from '../quantity-control/index.ts'
import type { Availability, QuantityControlProps } from '../quantity-control/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { PackSelect } from './pack-select.tsx'

/** Props of a product card. Keep them stable, and a list renders only the cards that changed. */
export interface ProductCardProps extends RootProps<HTMLElement> {
  product: Product
  /** Address of its page. */
  href: string
  /** The pack that the card sells. @default the first */
  variantId?: string | undefined
  /** How many of that pack are in the cart. */
  quantity: number
  limits: QuantityLimits
  /** `sold-out` when every pack is, or the chosen one; `archived` when it left the shop [12.5]. */
  availability: Availability
  /** For the badge; null shows none [02.2]. */
  discountPercent: number | null
  /** A change is on its way to the server. @default false */
  pending?: boolean
  /** In the first row of a page: its picture is loaded first. @default false */
  priority?: boolean
  /** Widths in px to offer for the picture, which is rendered at most 160 px wide [12.5]. */
  imageWidths?: readonly PictureWidth[]
  /** Level of the name in the page. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Where "Add to cart" is posted before hydration. */
  formAction?: string | undefined
  /** Stands at the corner of the picture, such as a wishlist heart. */
  corner?: ReactNode
  /** Renders the price of the pack in place of ours, printed price and saving; null renders ours. */
  renderPrice?: ((variant: Variant) => ReactNode) | undefined
  /** Renders what sells the pack in place of the quantity control, whose props it gets; null renders ours. */
  renderActions?: ((control: QuantityControlProps) => ReactNode) | undefined
  /** Called with the requested quantity of the pack; 0 removes it. */
  onQuantityChange: (product: Product, variant: Variant, quantity: number) => void
  /** Called instead when `limits` refuse it, with the requested quantity [22.4]. */
  onQuantityRefused?: ((product: Product, variant: Variant, quantity: number) => void) | undefined
  /** Called when another pack is chosen; without it there is no choice. */
  onVariantChange?: ((product: Product, variantId: string) => void) | undefined
  messages?: MessageOverrides<typeof en>
}

type Words = Translate<keyof typeof en>

const pictureWidths = [160, 240, 320, 480] as const

/**
 * A product in a list: picture, name, what it is, pack, price, rating and the button that sells it [12.5]. Renders an `<article>`
 * whose link covers it, under the controls.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, href, availability, discountPercent, priority = false, imageWidths = pictureWidths, corner } = props
  const { Link } = useUi()
  const t = useWidgetMessages('productCard', en, props.messages)
  const nameId = useId()
  const Heading = `h${props.headingLevel ?? 3}` as const
  const variant = product.variants.find(({ id }) => id === props.variantId) ?? product.variants[0]
  return (
    <article
      {...rootOf(props)}
      data-scope="product-card"
      data-part="root"
      data-status="shown"
      data-availability={availability}
      aria-labelledby={nameId}
    >
      <div data-scope="product-card" data-part="tile">
        <Image
          src={product.productImages[0] ?? ''}
          alt=""
          width={160}
          height={160}
          widths={imageWidths}
          priority={priority}
        />
        <CardBadges product={product} discountPercent={discountPercent} t={t} />
        {corner ? (
          <div data-scope="product-card" data-part="corner">
            {corner}
          </div>
        ) : null}
      </div>
      <Heading data-scope="product-card" data-part="name" id={nameId}>
        <Text as={Link} data-scope="product-card" data-part="link" href={href} value={product.productName} />
      </Heading>
      <Text as="p" data-scope="product-card" data-part="kind" aria-hidden="true" value={kindOf(product)} />
      <CardOffer {...props} variant={variant} t={t} />
    </article>
  )
})

/** What it is, for eyes: the name, which may be cut off, says it to ears. */
function kindOf({ productKind, technicalContent }: Product): LocalizedText {
  return productKind ?? { text: technicalContent, lang: 'en' }
}

function CardBadges({
  product,
  discountPercent,
  t,
}: Pick<ProductCardProps, 'product' | 'discountPercent'> & { t: Words }) {
  const organic = /\b(bio|organic)\b/i.test(product.productClassification)
  if (!organic && discountPercent === null) return null
  return (
    <p data-scope="product-card" data-part="badges">
      {discountPercent === null ? null : <Badge tone="offer">{t('discount', { percent: discountPercent })}</Badge>}
      {organic ? (
        <Badge tone="success" icon={<LeafIcon />}>
          {t('organic')}
        </Badge>
      ) : null}
    </p>
  )
}

/** Everything that depends on the pack. An archived product has none, and keeps the places free. */
function CardOffer(props: ProductCardProps & { variant: Variant | undefined; t: Words }) {
  const { product, variant, quantity, limits, availability, pending = false, formAction, t } = props
  const { onVariantChange, onQuantityChange, onQuantityRefused, renderPrice, renderActions } = props
  const formId = useId()
  const name = product.productName.text
  const choosing = product.status === 'active' && product.variants.length > 1 && onVariantChange !== undefined
  const form =
    formAction === undefined || variant === undefined
      ? undefined
      : { action: formAction, productId: product.productId, variantId: choosing ? null : variant.id, id: formId }
  const control: QuantityControlProps = {
    product: variant ? `${name}, ${variant.title.text}` : name,
    quantity,
    limits,
    availability,
    pending,
    form,
    notePlacement: 'over',
    onQuantityChange: (wanted) => variant && onQuantityChange(product, variant, wanted),
    onQuantityRefused: (wanted) => variant && onQuantityRefused?.(product, variant, wanted),
  }
  return (
    <>
      <div data-scope="product-card" data-part="pack">
        {choosing && variant ? (
          <PackSelect
            label={t('packOf', { product: name })}
            variants={product.variants}
            variantId={variant.id}
            formId={form?.id}
            onVariantChange={(variantId) => onVariantChange(product, variantId)}
          />
        ) : variant ? (
          <Text value={variant.title} />
        ) : null}
      </div>
      <div data-scope="product-card" data-part="prices">
        {variant ? (renderPrice?.(variant) ?? <CardPrices variant={variant} t={t} />) : null}
      </div>
      <CardRating product={product} t={t} />
      <div data-scope="product-card" data-part="control">
        {renderActions?.(control) ?? <QuantityControl {...control} />}
      </div>
    </>
  )
}

function CardPrices({ variant, t }: { variant: Variant; t: Words }) {
  const { price, compareAtPrice } = variant
  const saving = compareAtPrice === null ? 0 : compareAtPrice - price
  return (
    <>
      <Price amount={price} compareAt={compareAtPrice} />
      {saving > 0 ? (
        <span data-scope="product-card" data-part="saving">
          {t('save', { amount: formatInr(saving) })}
        </span>
      ) : null}
    </>
  )
}

function CardRating({ product, t }: { product: Product; t: Words }) {
  const { average, reviewCount } = product.rating
  return (
    <p data-scope="product-card" data-part="rating">
      {reviewCount > 0 ? (
        <>
          <VisuallyHidden>{t('rating', { average, count: reviewCount })}</VisuallyHidden>
          <StarIcon />
          <span aria-hidden="true" translate="no">
            {average.toFixed(1)} ({formatCount(reviewCount)})
          </span>
        </>
      ) : null}
    </p>
  )
}
