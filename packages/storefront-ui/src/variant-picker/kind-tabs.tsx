import { formatInr } from '@krishi/storefront-core/format'
import type { KeyboardEvent } from 'react'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { chooseByLink } from './choose-by-link.ts'
import type en from './messages/en.json'
import { kindOf } from './pack-kind.ts'
import type { PackKind as Kind } from './pack-kind.ts'
import type { VariantPickerProps } from './variant-picker.tsx'

interface KindTabsProps extends Pick<VariantPickerProps, 'packs' | 'hrefOf' | 'onVariantChange'> {
  kinds: readonly Kind[]
  kind: Kind
  /** The place of the packs, which the tabs change. */
  panelId: string
  t: Translate<keyof typeof en>
}

/** Id of the tab of a kind. */
export const kindTabId = (panelId: string, kind: Kind) => `${panelId}-${kind}`

/**
 * Single packs or multi packs [15.3]. A tab is a link to the first pack of its kind, which choosing it selects [15.2]; so
 * it works without scripts, and both can be reached by Tab. Arrow keys go between them and choose, as Home and End do.
 */
export function KindTabs({ packs, kinds, kind: chosen, hrefOf, onVariantChange, panelId, t }: KindTabsProps) {
  const { Link } = useUi()
  const announce = useAnnounce()
  return (
    <div
      data-scope="variant-picker"
      data-part="tabs"
      role="tablist"
      tabIndex={-1}
      aria-label={t('kinds')}
      onKeyDown={goByKey}
    >
      {kinds.map((kind) => {
        const first = packs.find((pack) => kindOf(pack) === kind)
        if (first === undefined) return null
        const say = () => announce(t('chosen', { pack: first.title.text, price: formatInr(first.price) }))
        const take = chooseByLink(first.id, onVariantChange, say)
        return (
          <Link
            key={kind}
            href={hrefOf(first.id)}
            data-scope="variant-picker"
            data-part="tab"
            role="tab"
            id={kindTabId(panelId, kind)}
            aria-selected={kind === chosen}
            aria-controls={panelId}
            onClick={(event) => (kind === chosen ? event.preventDefault() : take(event))}
          >
            {t(kind)}{' '}
            {kind !== chosen && packs.some((pack) => pack.bestValue && kindOf(pack) === kind) ? (
              <Badge tone="offer">{t('bestValue')}</Badge>
            ) : null}
          </Link>
        )
      })}
    </div>
  )
}

/** The tab that a key leads to from another; Space presses it like Enter. */
const goals: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  ' ': (at) => at,
}

function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.findIndex((tab) => tab === event.target)
  const goal = goals[event.key]
  if (at === -1 || goal === undefined) return
  event.preventDefault()
  const tab = tabs[goal(at, tabs.length)]
  tab?.focus()
  tab?.click()
}
