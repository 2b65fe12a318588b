import { useId, useMemo } from 'react'
import type { Translate } from '../i18n/index.ts'
import { useChunk } from '../primitives/chunk/index.ts'
import { BrandSearch } from './brand-search.tsx'
import { ChoiceBox } from './choice-box.tsx'
import type { ChoiceSection, FilterChoice } from './filter-panel.types.ts'
import { firstShown } from './find-choices.ts'
import type en from './messages/en.json'
import { MoreBrands } from './more-brands.tsx'
import { RefusedChoice } from './refused-choice.tsx'
import type { Refusal } from './refused-choice.tsx'
import { useBrandChoices } from './use-brand-choices.ts'
import type { Choose } from './use-section-choice.ts'

interface BrandListProps {
  section: ChoiceSection
  refusal: Refusal | null
  name: string
  onChoose: Choose
  t: Translate<keyof typeof en>
}

const loadVirtualList = () => import('../primitives/virtual-list/index.ts')
const valueOf = ({ value }: FilterChoice) => value

/**
 * Hundreds of brands: five of them at first, a search, and all of them on request [13.7]. The long list draws only what
 * is in view; its code is fetched when "Show more" is near, and without it the list is simply rendered whole.
 */
export function BrandList({ section, refusal, name, onChoose, t }: BrandListProps) {
  const { index, found, shown, search, setSearch, isOpen, toggle } = useBrandChoices(section)
  const [virtual, wantVirtual] = useChunk(loadVirtualList)
  const [listId, hintId] = [useId(), useId()]
  const chosen = useMemo(() => new Set(section.selected), [section.selected])
  const isLong = isOpen && virtual !== null

  const draw = (choice: FilterChoice, tabIndex?: 0 | -1) => (
    <>
      <ChoiceBox
        choice={choice}
        kind={section.kind}
        name={name}
        isChosen={chosen.has(choice.value)}
        tabIndex={tabIndex}
        onChoose={onChoose}
        t={t}
      />
      <RefusedChoice value={choice.value} refusal={refusal} />
    </>
  )

  return (
    <>
      {index.length > firstShown ? <BrandSearch index={index} found={found.length} onSearch={setSearch} t={t} /> : null}
      <div id={listId} data-scope="filter-panel" data-part="brands" data-long={isLong || undefined}>
        {isLong ? (
          <virtual.VirtualList
            label={section.title.text}
            describedBy={hintId}
            items={found}
            keyOf={valueOf}
            renderItem={draw}
            resetKey={search}
            focusAt={firstShown}
          />
        ) : (
          <ul data-scope="filter-panel" data-part="list">
            {shown.map((choice) => (
              <li key={choice.value}>{draw(choice)}</li>
            ))}
          </ul>
        )}
      </div>
      {isLong ? (
        <p data-scope="filter-panel" data-part="hint" id={hintId}>
          {t('arrowKeys')}
        </p>
      ) : null}
      <MoreBrands
        listId={listId}
        hidden={found.length - shown.length}
        isOpen={isOpen}
        wholeHref={section.wholeHref}
        prepare={wantVirtual}
        onToggle={toggle}
        t={t}
      />
    </>
  )
}
