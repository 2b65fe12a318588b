import { useId } from 'react'
import type { Translate } from '../i18n/index.ts'
import { ChevronDownIcon } from '../primitives/icon/index.ts'
import { Text } from '../primitives/text/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { FilterIntents, FilterSection, LimitReached } from './filter-panel.types.ts'
import type en from './messages/en.json'
import { SectionChoices } from './section-choices.tsx'

interface FilterSectionViewProps {
  section: FilterSection
  /** Pointer, touch or focus has come near the panel. */
  isNear: boolean
  limitReached: LimitReached | null
  intents: FilterIntents
  t: Translate<keyof typeof en>
}

const openAtFirst: readonly string[] = ['price', 'brands', 'categories']

/** One section of the sidebar, folded by its own heading. Renders a `<details>`, which needs no script. */
export function FilterSectionView({ section, isNear, limitReached, intents, t }: FilterSectionViewProps) {
  const titleId = useId()
  const chosen = section.kind === 'price' ? 0 : section.selected.length
  return (
    <details data-scope="filter-panel" data-part="section" open={section.isOpen ?? openAtFirst.includes(section.name)}>
      <summary data-scope="filter-panel" data-part="summary">
        <h3 data-scope="filter-panel" data-part="section-title" id={titleId}>
          <Text value={section.title} />
        </h3>
        {chosen > 0 ? (
          <span data-scope="filter-panel" data-part="chosen">
            <span aria-hidden="true">{chosen}</span>
            <VisuallyHidden>{t('chosen', { count: chosen })}</VisuallyHidden>
          </span>
        ) : null}
        <ChevronDownIcon />
      </summary>
      <div data-scope="filter-panel" data-part="content" role="group" aria-labelledby={titleId}>
        <SectionChoices
          section={section}
          isNear={isNear}
          limitReached={limitReached}
          intents={intents}
          isPosted
          t={t}
        />
      </div>
    </details>
  )
}
