import { useId, useRef } from 'react'
import type { CSSProperties } from 'react'
import { Button } from '../primitives/button/index.ts'
import { CheckCircleIcon } from '../primitives/icon/index.ts'
import type { EngagementFacts } from './community.types.ts'
import type { Words } from './post-parts.tsx'

interface EngagementProps {
  readonly engagement: EngagementFacts
  readonly t: Words
  onChoose: (optionId: string) => void
}

/** A quiz or poll: options to choose from, and their shares once one is chosen or it is over [34.3]. */
export function Engagement({ engagement, t, onChoose }: EngagementProps) {
  const { type, isOpen, isOver, votes } = engagement
  return (
    <div data-scope="community" data-part="engagement">
      <p data-scope="community" data-part="meta">
        {t(type)} · {t('votes', { count: votes })}
        {isOver ? ` · ${t('ended')}` : null}
      </p>
      {isOpen ? (
        <Choice engagement={engagement} t={t} onChoose={onChoose} />
      ) : (
        <Results engagement={engagement} t={t} />
      )}
    </div>
  )
}

function Choice({ engagement: { question, options }, t, onChoose }: EngagementProps) {
  const name = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)

  function choose(): void {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen) onChoose(chosen.value)
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

function Results({ engagement: { question, options }, t }: Omit<EngagementProps, 'onChoose'>) {
  return (
    <ul aria-label={question} data-scope="community" data-part="list">
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
