import type { LocalizedText, UnitPrice } from '@krishi/storefront-core/catalog'
import type { Paise } from '@krishi/storefront-core/money'
import { useId } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Text } from '../primitives/text/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { KindTabs, kindTabId } from './kind-tabs.tsx'
import en from './messages/en.json'
import { PackCard } from './pack-card.tsx'
import { kindOf, kindsOf } from './pack-kind.ts'
import { useChosenInView } from './use-chosen-in-view.ts'

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
  /** One of them, or several together: they stand under different tabs. @default 'single' */
  readonly kind?: 'single' | 'multi' | undefined
  /** It has the lowest unit price. @default false */
  readonly bestValue?: boolean | undefined
}

/** Props of the choice of a pack. */
export interface VariantPickerProps extends RootProps<HTMLElement> {
  packs: readonly PackChoice[]
  /** The chosen pack. */
  variantId: string | undefined
  /** `vertical` lists all packs below each other, without tabs [15.13]. @default 'tabs' */
  layout?: 'tabs' | 'vertical' | undefined
  /** Address of the product with a pack chosen. */
  hrefOf: (variantId: string) => string
  /** Called instead of following the link; without it the link leads to the pack. */
  onVariantChange?: ((variantId: string) => void) | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

/**
 * The packs of a product as cards [15.2]: a row that scrolls sideways on a phone, wrapped on a wide screen, with a tab for
 * single and one for multi packs where there are both [15.3]. Renders a `<section>` with a list of links; a single pack is
 * only told, and no pack says so.
 *
 * Links and not radios: each pack has an address of its own, so choosing works before and without scripts, price and
 * stock come with it, and a pack can be shared or opened beside another. `aria-current` says which one is shown.
 */
export function VariantPicker(props: VariantPickerProps) {
  const { packs, variantId, layout = 'tabs', hrefOf, onVariantChange, messages } = props
  const t = usePlainMessages('variantPicker', en, messages)
  const headingId = useId()
  const panelId = useId()
  const listRef = useChosenInView(variantId)
  const kind = packs.find(({ id }) => id === variantId)?.kind ?? packs[0]?.kind ?? 'single'
  const kinds = layout === 'tabs' ? kindsOf(packs) : []
  const shown = kinds.length > 1 ? packs.filter((pack) => kindOf(pack) === kind) : packs
  return (
    <section {...rootOf(props)} data-scope="variant-picker" data-part="root" aria-labelledby={headingId}>
      <h2 data-scope="variant-picker" data-part="heading" id={headingId}>
        {t('packSize')}
      </h2>
      {kinds.length > 1 ? <KindTabs {...{ packs, kinds, kind, hrefOf, onVariantChange, panelId, t }} /> : null}
      {packs.length > 1 ? (
        <div
          data-scope="variant-picker"
          data-part="panel"
          {...(kinds.length > 1
            ? { role: 'tabpanel', id: panelId, 'aria-labelledby': kindTabId(panelId, kind) }
            : undefined)}
        >
          <ul data-scope="variant-picker" data-part="list" data-layout={layout} ref={listRef}>
            {shown.map((pack) => (
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
        </div>
      ) : (
        <p data-scope="variant-picker" data-part={packs[0] ? 'only' : 'empty'}>
          {packs[0] ? <Text value={packs[0].title} /> : t('noVariants')}
        </p>
      )}
    </section>
  )
}
