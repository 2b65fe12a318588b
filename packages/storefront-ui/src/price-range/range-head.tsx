import { useRef } from 'react'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

interface RangeHeadProps {
  /** The range in words. */
  readonly words: string
  readonly wordsId: string
  /** Takes the range back; without it there is none to take back. */
  readonly onClear: (() => void) | undefined
  readonly t: Translate<keyof typeof en>
}

/** The range in words, and the button that takes it back. Renders a `<div>`. */
export function RangeHead({ words, wordsId, onClear, t }: RangeHeadProps) {
  const wordsRef = useRef<HTMLParagraphElement>(null)

  function clear(): void {
    onClear?.()
    // The button disappears, so focus moves to the text that it changed.
    wordsRef.current?.focus()
  }

  return (
    <div data-scope="price-range" data-part="head">
      <p data-scope="price-range" data-part="words" id={wordsId} ref={wordsRef} tabIndex={-1}>
        {words}
      </p>
      {onClear ? (
        <button type="button" data-scope="price-range" data-part="clear" aria-label={t('clearPrice')} onClick={clear}>
          {t('clear')}
        </button>
      ) : null}
    </div>
  )
}
