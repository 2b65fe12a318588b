import type { KeyboardEvent } from 'react'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

/** One of the two texts. */
export type TextName = 'overview' | 'description'

interface TextTabsProps {
  shown: TextName
  onShow: (name: TextName) => void
  idOf: (name: TextName) => string
  t: Translate<keyof typeof en>
}

const names: readonly TextName[] = ['overview', 'description']

/** Id of the tab of a text. */
export const tabIdOf = (textId: string) => `${textId}-tab`

/** Which of the two texts a phone shows. Left and Right go from one to the other, Home and End to the first and last. */
export function TextTabs({ shown, onShow, idOf, t }: TextTabsProps) {
  function goByKey(event: KeyboardEvent<HTMLElement>): void {
    const other = shown === 'overview' ? 1 : 0
    const places: Readonly<Record<string, number>> = { ArrowRight: other, ArrowLeft: other, Home: 0, End: 1 }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus()
    onShow(names[place] ?? 'overview')
  }

  return (
    <div
      data-scope="product-description"
      data-part="tabs"
      role="tablist"
      aria-label={t('texts')}
      tabIndex={-1}
      onKeyDown={goByKey}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          data-scope="product-description"
          data-part="tab"
          role="tab"
          id={tabIdOf(idOf(name))}
          aria-selected={name === shown}
          aria-controls={idOf(name)}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => onShow(name)}
        >
          {t(name)}
        </button>
      ))}
    </div>
  )
}
