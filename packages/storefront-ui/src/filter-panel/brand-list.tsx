import { useId, useMemo, useState } from 'react'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { useChunk } from '../primitives/chunk/index.ts'
import { BrandSearch } from './brand-search.tsx'
import { ChoiceBox } from './choice-box.tsx'
import type { ChoiceSection, FilterChoice } from './filter-panel.types.ts'
import { findChoices, firstShown, indexChoices, shortList } from './find-choices.ts'
import type en from './messages/en.json'
import { RefusedChoice } from './refused-choice.tsx'
import type { Refusal } from './refused-choice.tsx'
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
  const { groups, selected, kind, isWhole = false, wholeHref } = section
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(isWhole)
  // Choices at the time of folding stay in the short list, so that unticking one does not move the rows.
  const [kept, setKept] = useState(selected)
  const [isOpening, setOpening] = useState(false)
  const [virtual, wantVirtual] = useChunk(loadVirtualList)
  const [listId, hintId] = [useId(), useId()]
  const index = useMemo(() => indexChoices(groups), [groups])
  const chosen = useMemo(() => new Set(selected), [selected])
  const found = useMemo(() => findChoices(index, search), [index, search])
  const shown = isOpen ? found : shortList(found, new Set([...kept, ...selected]))
  const hidden = found.length - shown.length

  const draw = (choice: FilterChoice, tabIndex?: 0 | -1) => (
    <>
      <ChoiceBox
        choice={choice}
        kind={kind}
        name={name}
        isChosen={chosen.has(choice.value)}
        tabIndex={tabIndex}
        onChoose={onChoose}
        t={t}
      />
      <RefusedChoice value={choice.value} refusal={refusal} />
    </>
  )

  async function open(): Promise<void> {
    setOpening(true)
    await wantVirtual()
    setOpening(false)
    setOpen(true)
  }

  function fold(): void {
    setKept(selected)
    setOpen(false)
  }

  const isLong = isOpen && virtual !== null
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
      {hidden > 0 && wholeHref !== undefined ? (
        <noscript>
          <a data-scope="filter-panel" data-part="whole" href={wholeHref}>
            {t('showMore', { count: hidden })}
          </a>
        </noscript>
      ) : null}
      {isLong ? (
        <p data-scope="filter-panel" data-part="hint" id={hintId}>
          {t('arrowKeys')}
        </p>
      ) : null}
      {isOpen || hidden > 0 ? (
        <div data-scope="filter-panel" data-part="more">
          <Button
            tone="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={listId}
            pending={isOpening}
            onPointerEnter={() => void wantVirtual()}
            onFocus={() => void wantVirtual()}
            onClick={() => (isOpen ? fold() : void open())}
          >
            {isOpen ? t('showFewer') : t('showMore', { count: hidden })}
          </Button>
        </div>
      ) : null}
    </>
  )
}
