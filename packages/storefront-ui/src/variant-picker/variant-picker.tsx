import type { LocalizedText, UnitPrice } from '@krishi/storefront-core/catalog'
import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import { useId } from 'react'
import type { MouseEvent } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { UnitPriceText } from '../price-block/index.ts'
import { CheckCircleIcon } from '../primitives/icon/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import en from './messages/en.json'

/** A pack that can be chosen. */
export interface PackChoice {
  /** The variant's id. */
  readonly id: string
  readonly title: LocalizedText
  readonly price: Paise
  readonly compareAtPrice: Paise | null
  readonly unitPrice: UnitPrice | null
  /** One that is sold out can still be chosen, to read about it. */
  readonly availability: 'available' | 'sold-out'
}

/** Props of the choice of a pack. */
export interface VariantPickerProps {
  packs: readonly PackChoice[]
  /** The chosen pack. */
  variantId: string | undefined
  /** Address of the product with a pack chosen. */
  hrefOf: (variantId: string) => string
  /** Called instead of following the link; without it the link leads to the pack. */
  onVariantChange?: ((variantId: string) => void) | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

/**
 * The packs of a product as cards [15.2]. Renders a `<section>` with a list of links; a single pack is only told.
 *
 * Links and not radios: each pack has an address of its own, so choosing works before and without scripts, price and
 * stock come with it, and a pack can be shared or opened beside another. `aria-current` says which one is shown.
 */
export function VariantPicker({ packs, variantId, hrefOf, onVariantChange, messages }: VariantPickerProps) {
  const t = useWidgetMessages('variantPicker', en, messages)
  const headingId = useId()
  const [only] = packs
  if (only === undefined) return null
  return (
    <section data-scope="variant-picker" data-part="root" aria-labelledby={headingId}>
      <h2 data-scope="variant-picker" data-part="heading" id={headingId}>
        {t('packSize')}
      </h2>
      {packs.length === 1 ? (
        <p data-scope="variant-picker" data-part="only">
          <Text value={only.title} />
        </p>
      ) : (
        <ul data-scope="variant-picker" data-part="list">
          {packs.map((pack) => (
            <li key={pack.id}>
              <PackCard
                pack={pack}
                chosen={pack.id === variantId}
                href={hrefOf(pack.id)}
                onChoose={onVariantChange}
                t={t}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface PackCardProps {
  pack: PackChoice
  chosen: boolean
  href: string
  onChoose: ((variantId: string) => void) | undefined
  t: Translate<keyof typeof en>
}

function PackCard({ pack, chosen, href, onChoose, t }: PackCardProps) {
  const { Link } = useUi()
  const announce = useAnnounce()

  function choose(event: MouseEvent): void {
    if (isForAnotherTab(event)) return
    announce(t('chosen', { pack: pack.title.text, price: formatInr(pack.price) }))
    if (onChoose === undefined) return
    event.preventDefault()
    onChoose(pack.id)
  }

  return (
    <Link
      href={href}
      data-scope="variant-picker"
      data-part="card"
      data-availability={pack.availability}
      aria-current={chosen ? 'true' : undefined}
      onClick={choose}
    >
      <span data-scope="variant-picker" data-part="title">
        <Text value={pack.title} />
        {chosen ? (
          <span data-scope="variant-picker" data-part="check">
            <CheckCircleIcon />
          </span>
        ) : null}
      </span>
      <Price amount={pack.price} compareAt={pack.compareAtPrice} size="sm" />
      {pack.unitPrice === null ? null : <UnitPriceText value={pack.unitPrice} />}
      {pack.availability === 'sold-out' ? (
        <strong data-scope="variant-picker" data-part="sold-out">
          {t('soldOut')}
        </strong>
      ) : null}
    </Link>
  )
}

function isForAnotherTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
