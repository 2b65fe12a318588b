import { useId } from 'react'
import { useWidgetMessages } from '../../i18n/index.ts'
import { Drawer } from '../../primitives/drawer/index.ts'
import { ErrorNotice } from '../../primitives/error-notice/index.ts'
import { rootOf } from '../../root/index.ts'
import type { FilterSheetProps } from '../filter-panel.types.ts'
import { FilterSkeleton } from '../filter-skeleton.tsx'
import en from '../messages/en.json'
import { SectionChoices } from '../section-choices.tsx'
import { useFilterVoice } from '../use-filter-voice.ts'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetMenu } from './sheet-menu.tsx'
import { SortChoices } from './sort-choices.tsx'

/**
 * Sort and filters of a phone: a sheet from below with all sections in a menu at its side, and a foot that clears or
 * applies all choices together [13.2]. Renders a modal `<dialog>`; mount it to open it. Whoever leaves it otherwise
 * than by "Apply" has changed nothing [13.3].
 */
export function FilterSheet(props: FilterSheetProps) {
  const { sections, status = 'ready', activeSection, limitReached = null, onClose } = props
  const t = useWidgetMessages('filterPanel', en, props.messages)
  const baseId = useId()
  useFilterVoice({ sections, limitReached, t })
  const section = sections.find(({ name }) => name === activeSection)

  return (
    <Drawer
      {...rootOf(props)}
      open
      side="bottom"
      title={t('sheetTitle')}
      closeLabel={t('closeSheet')}
      footer={<SheetFoot {...props} t={t} />}
      onOpenChange={onClose}
    >
      <div data-scope="filter-sheet" data-part="root" aria-busy={status === 'loading' || undefined}>
        <SheetMenu
          baseId={baseId}
          sections={sections}
          active={activeSection}
          onSectionChange={props.onSectionChange}
          t={t}
        />
        <div
          data-scope="filter-sheet"
          data-part="pane"
          role="tabpanel"
          id={`${baseId}-pane`}
          aria-labelledby={`${baseId}-${activeSection}`}
        >
          {activeSection === 'sort' ? (
            <SortChoices sort={props.sort} sorts={props.sorts} onSortChange={props.onSortChange} t={t} />
          ) : null}
          {activeSection !== 'sort' && status === 'failed' ? (
            <ErrorNotice title={t('failed')} onRetry={props.onRetry} />
          ) : null}
          {activeSection !== 'sort' && status === 'loading' && section === undefined ? <FilterSkeleton t={t} /> : null}
          {section === undefined ? null : (
            <SectionChoices
              key={section.name}
              section={section}
              isNear
              limitReached={limitReached?.section === section.name ? limitReached : null}
              intents={props}
              t={t}
            />
          )}
        </div>
      </div>
    </Drawer>
  )
}
