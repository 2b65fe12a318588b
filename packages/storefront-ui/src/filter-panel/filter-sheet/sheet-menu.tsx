import type { KeyboardEvent } from 'react'
import { use } from '../../react-compat.ts'
import { UiContext } from '../../i18n/index.ts'
import type { Translate } from '../../i18n/index.ts'
import { sameRange, usualAnyPrice } from '../../price-range/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import type { FilterSection, SheetSection } from '../filter-panel.types.ts'
import type en from '../messages/en.json'

interface SheetMenuProps {
  /** What the ids of tabs and pane begin with. */
  baseId: string
  sections: readonly FilterSection[]
  active: SheetSection
  onSectionChange: (section: SheetSection) => void
  t: Translate<keyof typeof en>
}

interface Tab {
  readonly name: SheetSection
  readonly title: string
  readonly lang: string
  readonly chosen: number
}

/** All sections of the sheet, the sort first. Renders a vertical tab list: one Tab stop, arrows move and open. */
export function SheetMenu({ baseId, sections, active, onSectionChange, t }: SheetMenuProps) {
  const { locale } = use(UiContext)
  const sort: Tab = { name: 'sort', title: t('sort'), lang: t.lang('sort') ?? 'en', chosen: 0 }
  const tabs = [sort, ...sections.map(toTab)]

  function moveByKey(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length]
    if (tab === undefined) return
    event.preventDefault()
    onSectionChange(tab.name)
    const buttons = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')
    buttons?.[tabs.indexOf(tab)]?.focus()
  }

  return (
    <div
      data-scope="filter-sheet"
      data-part="menu"
      role="tablist"
      aria-orientation="vertical"
      aria-label={t('sheetSections')}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          data-scope="filter-sheet"
          data-part="tab"
          id={`${baseId}-${tab.name}`}
          aria-selected={tab.name === active}
          aria-controls={`${baseId}-pane`}
          tabIndex={tab.name === active ? 0 : -1}
          onClick={() => onSectionChange(tab.name)}
          onKeyDown={(event) => moveByKey(event, index)}
        >
          <span lang={tab.lang === locale ? undefined : tab.lang}>{tab.title}</span>{' '}
          {tab.chosen > 0 ? (
            <span data-scope="filter-sheet" data-part="chosen">
              <span aria-hidden="true">{tab.chosen}</span>
              <VisuallyHidden>{t('chosen', { count: tab.chosen })}</VisuallyHidden>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  )
}

function toTab(section: FilterSection): Tab {
  const { name, title } = section
  return { name, title: title.text, lang: title.lang, chosen: chosenIn(section) }
}

/** How much is chosen in a section; a price is one thing. */
function chosenIn(section: FilterSection): number {
  if (section.kind !== 'price') return section.selected.length
  return sameRange(section.value, section.anyPrice ?? usualAnyPrice) ? 0 : 1
}
