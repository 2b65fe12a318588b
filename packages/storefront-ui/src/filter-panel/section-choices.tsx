import { useId } from 'react'
import type { Translate } from '../i18n/index.ts'
import { PriceRange } from '../price-range/index.ts'
import { Text } from '../primitives/text/index.ts'
import { BrandList } from './brand-list.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { ChoiceSection, FilterIntents, FilterSection, LimitReached } from './filter-panel.types.ts'
import type en from './messages/en.json'
import type { Refusal } from './refused-choice.tsx'
import { useSectionChoice } from './use-section-choice.ts'

interface SectionChoicesProps {
  section: FilterSection
  isNear: boolean
  /** The choice that has just been one too many [13.6]. */
  limitReached: LimitReached | null
  intents: FilterIntents
  /** Boxes carry names, for a form that works without scripts. @default false */
  isPosted?: boolean
  t: Translate<keyof typeof en>
}

/** The choices of one section, the same in sidebar and sheet. */
export function SectionChoices({ section, isNear, limitReached, intents, isPosted = false, t }: SectionChoicesProps) {
  const refusal = limitReached && {
    value: limitReached.value,
    words: t('limit', { section: section.title.text, limit: limitReached.limit }),
  }
  return (
    <>
      {section.kind === 'price' ? (
        <div data-scope="filter-panel" data-part="price">
          <PriceRange
            value={section.value}
            presets={section.presets}
            steps={section.steps}
            limits={section.limits}
            anyPrice={section.anyPrice}
            name={isPosted ? section.name : undefined}
            isSliderWanted={isNear}
            onValueChange={intents.onPriceChange}
          />
        </div>
      ) : (
        <Choices section={section} refusal={refusal} isPosted={isPosted} intents={intents} t={t} />
      )}
    </>
  )
}

interface ChoicesProps {
  section: ChoiceSection
  refusal: Refusal | null
  isPosted: boolean
  intents: FilterIntents
  t: Translate<keyof typeof en>
}

function Choices({ section, refusal, isPosted, intents, t }: ChoicesProps) {
  const ownName = useId()
  const name = isPosted ? section.name : ownName
  const choose = useSectionChoice(section, intents)
  if (section.name === 'brands')
    return <BrandList section={section} refusal={refusal} name={name} onChoose={choose} t={t} />
  return (
    <div data-scope="filter-panel" data-part="groups">
      {section.groups.map((group, index) => (
        <div key={group.label?.text ?? index} data-scope="filter-panel" data-part="group">
          {group.label ? <Text as="p" data-scope="filter-panel" data-part="group-label" value={group.label} /> : null}
          <ChoiceList
            label={group.label}
            kind={section.kind}
            name={name}
            choices={group.choices}
            selected={section.selected}
            refusal={refusal}
            hasAny={section.kind === 'one' && index === 0}
            onChoose={choose}
            t={t}
          />
        </div>
      ))}
    </div>
  )
}
