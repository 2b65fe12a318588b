import { formatCount } from '@krishi/storefront-core/format'
import { memo } from 'react'
import type { Translate } from '../i18n/index.ts'
import { Text } from '../primitives/text/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { FilterChoice } from './filter-panel.types.ts'
import type en from './messages/en.json'
import type { Choose } from './use-section-choice.ts'

/** Props of one box with its words. */
export interface ChoiceBoxProps {
  choice: FilterChoice
  kind: 'many' | 'one'
  /** Of the form field. */
  name: string
  isChosen: boolean
  /** In a long list only one box is a Tab stop. */
  tabIndex?: 0 | -1 | undefined
  onChoose: Choose
  t: Translate<keyof typeof en>
}

/**
 * A native box, its words and how many products it leaves. Renders a `<label>`. One that would leave none says so and
 * cannot be ticked; once ticked it can always be unticked.
 */
export const ChoiceBox = memo(function ChoiceBox(props: ChoiceBoxProps) {
  const { choice, kind, name, isChosen, tabIndex, onChoose, t } = props
  const isBlocked = choice.count === 0 && !isChosen
  return (
    <label data-scope="filter-panel" data-part="choice" data-disabled={isBlocked || undefined}>
      <input
        type={kind === 'many' ? 'checkbox' : 'radio'}
        data-scope="filter-panel"
        data-part="control"
        name={name}
        value={choice.value}
        checked={isChosen}
        tabIndex={tabIndex}
        aria-disabled={isBlocked || undefined}
        onChange={(event) => {
          if (!isBlocked) onChoose(choice.value, event.target.checked)
        }}
      />
      <Text data-scope="filter-panel" data-part="choice-label" value={choice.label} />{' '}
      <ChoiceCount count={choice.count} t={t} />
    </label>
  )
})

/** The number alone for eyes, a sentence for ears; none at all is a sentence for both. */
function ChoiceCount({ count, t }: { count: number | undefined; t: Translate<keyof typeof en> }) {
  if (count === undefined) return null
  const words = t('count', { count })
  return (
    <span data-scope="filter-panel" data-part="count">
      {count === 0 ? words : <span aria-hidden="true">{formatCount(count)}</span>}
      {count === 0 ? null : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  )
}
