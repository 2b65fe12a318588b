import { useId, useRef, useState } from 'react'
import type { CSSProperties, Ref } from 'react'
import { Button } from '../primitives/button/index.ts'
import { CheckCircleIcon } from '../primitives/icon/index.ts'
import type { EngagementFacts } from './community.types.ts'
import { takeFocus } from './post-parts.tsx'
import type { Words } from './post-parts.tsx'

interface EngagementProps {
  readonly engagement: EngagementFacts
  readonly t: Words
  onChoose: (optionId: string) => void
}

/** A quiz or poll: options to choose from, and their shares once one is chosen or it is over [34.3]. */
export function Engagement({ engagement, t, onChoose }: EngagementProps) {
  const { type, isOpen, isOver, votes } = engagement
  const [hasChosen, setChosen] = useState(false)
  return (
    <div data-scope="community" data-part="engagement">
      <p data-scope="community" data-part="meta">
        {t(type)} · {t('votes', { count: votes })}
        {isOver ? ` · ${t('ended')}` : null}
      </p>
      {isOpen ? (
        <Choice
          engagement={engagement}
          t={t}
          onChoose={(optionId) => {
            setChosen(true)
            onChoose(optionId)
          }}
        />
      ) : (
        <Results engagement={engagement} t={t} listRef={hasChosen ? takeFocus : null} />
      )}
    </div>
  )
}

function Choice({ engagement: { question, options }, t, onChoose }: EngagementProps) {
  const name = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)

  function choose(): void {
    const find = (which: string) => fieldset.current?.querySelector<HTMLInputElement>(which)
    const chosen = find('input:checked')
    if (chosen) onChoose(chosen.value)
    // Nothing is chosen: this is where to choose.
    else find('input')?.focus()
  }

  return (
    <>
      <fieldset ref={fieldset}>
        <legend>{question}</legend>
        {options.map(({ id, text }) => (
          <label key={id} data-scope="community" data-part="option">
            <input type="radio" name={name} value={id} /> {text}
          </label>
        ))}
      </fieldset>
      {/* The choice is read on click: it may have been made before hydration. */}
      <Button size="sm" onClick={choose}>
        {t('vote')}
      </Button>
    </>
  )
}

interface ResultsProps extends Omit<EngagementProps, 'onChoose'> {
  readonly listRef: Ref<HTMLUListElement>
}

function Results({ engagement: { question, options }, t, listRef }: ResultsProps) {
  return (
    <ul ref={listRef} tabIndex={-1} aria-label={question} data-scope="community" data-part="list">
      {options.map(({ id, text, percent, isSelected, isCorrect }) => {
        const share: CSSProperties & Record<'--sf-community-share', string> = { '--sf-community-share': `${percent}%` }
        return (
          <li key={id} data-scope="community" data-part="option" style={share}>
            <span>
              {text}
              {isSelected ? <strong> · {t('chosen')}</strong> : null}
              {isCorrect ? (
                <strong>
                  {' '}
                  · <CheckCircleIcon /> {t('right')}
                </strong>
              ) : null}
            </span>
            <span data-scope="community" data-part="share">
              {percent} %
            </span>
          </li>
        )
      })}
    </ul>
  )
}
