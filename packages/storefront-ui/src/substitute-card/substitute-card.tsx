import type { LocalizedText, Product } from '@krishi/storefront-core/catalog'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { LabelTicker } from '../label-ticker/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { TagIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import { RatingStars } from '../rating-stars/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { cheaperText } from './cheaper.ts'
import en from './messages/en.json'
import type { SubstituteWords } from './substitute-card.types.ts'

/** Props of the card of a substitute. */
export interface SubstituteCardProps extends RootProps<HTMLElement> {
  /** What it stands in for. */
  substituteFor: LocalizedText
  product: Product
  /** The pack that is recommended. */
  variantId: string
  /** By how many percent it costs less for the same amount. */
  cheaperPercent: number
  /** What both are. @default null, nothing is said to be the same */
  sharedContent?: LocalizedText | null | undefined
  /** Address of its page, which says what it stands in for [05.3]. */
  href: string
  /** Whether its rating is good enough to recommend it [17.2]. */
  showRating: boolean
  /** What sells it, such as a `QuantityControl`. */
  control?: ReactNode
  /** How long each label is shown, in ms [17.3]. @default that of the ticker */
  intervalMs?: number | undefined
  words?: SubstituteWords | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

const noWords: SubstituteWords = {}

/**
 * A cheaper product that does the same [17.1]: how much less it costs, what it is, its price and rating, and what sells it.
 * Renders a `<section>`.
 */
export function SubstituteCard(props: SubstituteCardProps) {
  const { substituteFor, product, cheaperPercent, sharedContent, href, showRating, control, words = noWords } = props
  const { Link, locale } = useUi()
  const t = usePlainMessages('substituteCard', en, props.messages)
  const titleId = useId()
  const variant = product.variants.find(({ id }) => id === props.variantId)
  const name = product.productName.text
  const kind = sharedContent ?? product.productKind ?? { text: product.technicalContent, lang: 'en' }
  // A sentence is in one language: a name in another one stands alone.
  const isSentence = sharedContent?.lang === locale
  const labels = [
    ...(kind.text === '' ? [] : [isSentence ? t('content', { content: kind.text }) : kind]),
    t('brand', { brand: product.vendorName.text }),
  ]
  const title = words.substituteFor
    ? `${words.substituteFor} ${substituteFor.text}`
    : t('title', { product: substituteFor.text })
  return (
    <section {...rootOf(props)} data-scope="substitute-card" data-part="root" aria-labelledby={titleId}>
      <h2 data-scope="substitute-card" data-part="title" id={titleId}>
        {title}
      </h2>
      <p data-scope="substitute-card" data-part="saving">
        <Badge tone="offer" icon={<TagIcon />}>
          {cheaperText(t, words, cheaperPercent)}
        </Badge>{' '}
        <span data-scope="substitute-card" data-part="measure">
          {t('perUnit')}
        </span>
      </p>
      <div data-scope="substitute-card" data-part="product">
        <div data-scope="substitute-card" data-part="tile">
          <Image src={product.productImages[0] ?? ''} alt="" width={160} height={160} />
        </div>
        <div data-scope="substitute-card" data-part="facts">
          <p data-scope="substitute-card" data-part="name">
            <Link data-scope="substitute-card" data-part="link" href={href}>
              <Text value={product.productName} />
            </Link>
          </p>
          {variant ? (
            <p data-scope="substitute-card" data-part="offer">
              <Text value={variant.title} />
              <Price amount={variant.price} compareAt={variant.compareAtPrice} />
            </p>
          ) : null}
          {showRating ? <RatingStars average={product.rating.average} /> : null}
        </div>
      </div>
      <LabelTicker labels={labels} {...(props.intervalMs !== undefined && { intervalMs: props.intervalMs })} />
      <div data-scope="substitute-card" data-part="actions">
        {control}
        <Link data-scope="substitute-card" data-part="view" href={href} aria-label={t('viewOf', { product: name })}>
          {t('view')}
        </Link>
      </div>
    </section>
  )
}
