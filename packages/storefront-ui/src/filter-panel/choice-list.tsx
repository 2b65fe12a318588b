import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { Translate } from '../i18n/index.ts'
import { ChoiceBox } from './choice-box.tsx'
import type { FilterChoice } from './filter-panel.types.ts'
import type en from './messages/en.json'
import { RefusedChoice } from './refused-choice.tsx'
import type { Refusal } from './refused-choice.tsx'
import type { Choose } from './use-section-choice.ts'

interface ChoiceListProps {
  /** Its name, where the heading above names more than it. */
  label?: LocalizedText | undefined
  kind: 'many' | 'one'
  name: string
  choices: readonly FilterChoice[]
  selected: readonly string[]
  /** @default none */
  refusal?: Refusal | null
  /** "Any" stands first: the way out of a choice of one. @default false */
  hasAny?: boolean
  onChoose: Choose
  t: Translate<keyof typeof en>
}

/** Boxes under each other. Renders a `<ul>`. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, kind, name, choices, selected, refusal = null, hasAny = false, onChoose, t } = props
  const any: FilterChoice = { value: '', label: { text: t('any'), lang: t.lang('any') ?? 'en' } }
  return (
    <ul data-scope="filter-panel" data-part="list" aria-label={label?.text}>
      {(hasAny ? [any, ...choices] : choices).map((choice) => (
        <li key={choice.value}>
          <ChoiceBox
            choice={choice}
            kind={kind}
            name={name}
            isChosen={choice.value === '' ? selected.length === 0 : selected.includes(choice.value)}
            onChoose={onChoose}
            t={t}
          />
          <RefusedChoice value={choice.value} refusal={refusal} />
        </li>
      ))}
    </ul>
  )
}
