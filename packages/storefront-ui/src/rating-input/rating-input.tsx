import { useId } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { FieldError, describedBy, fieldIds } from '../primitives/field/index.ts'
import { StarIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of a rating that is given. */
export interface RatingInputProps extends RootProps<HTMLFieldSetElement> {
  /** 1 to 5; 0 while nothing is chosen. */
  value: number
  /** Called when a rating is chosen; `value` does not change until the prop does. */
  onValueChange: (value: number) => void
  /** The form field. @default a name of its own */
  name?: string
  /** What is wrong, as a sentence. */
  error?: string | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

const choices = [
  [1, 'word1'],
  [2, 'word2'],
  [3, 'word3'],
  [4, 'word4'],
  [5, 'word5'],
] as const

/** One to five stars, each with its word [19.4]. Renders a `<fieldset>` of native radios: one Tab stop, arrows choose. */
export function RatingInput({ value, onValueChange, name, error, messages, ...root }: RatingInputProps) {
  const t = useWidgetMessages('ratingInput', en, messages)
  const id = useId()
  const ids = fieldIds(id)
  const chosen = choices.find(([stars]) => stars === value)
  return (
    <fieldset
      {...root}
      data-scope="rating-input"
      data-part="root"
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(ids, null, error)}
    >
      <legend data-scope="rating-input" data-part="legend">
        {t('legend')}
      </legend>
      <div data-scope="rating-input" data-part="row">
        {choices.map(([stars, word]) => (
          <label
            key={stars}
            data-scope="rating-input"
            data-part="choice"
            data-filled={stars <= value || undefined}
            title={t(word)}
          >
            <input
              type="radio"
              data-scope="rating-input"
              data-part="control"
              name={name ?? id}
              value={stars}
              checked={stars === value}
              aria-label={t('stars', { count: stars, word: t(word) })}
              onChange={() => onValueChange(stars)}
            />
            <StarIcon size={24} />
          </label>
        ))}
        <span data-scope="rating-input" data-part="word" aria-hidden="true">
          {chosen ? t(chosen[1]) : t('none')}
        </span>
      </div>
      <FieldError ids={ids}>{error}</FieldError>
    </fieldset>
  )
}
