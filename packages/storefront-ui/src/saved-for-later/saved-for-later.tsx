import { useId, useState } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import en from './messages/en.json'
import { SavedRow } from './saved-row.tsx'
import type { SavedForLaterProps } from './saved-for-later.types.ts'

/**
 * What a shopper has put aside from the cart, at today's prices, to take back or to remove. Renders a `<section>`, and nothing where
 * nothing has been put aside.
 */
export function SavedForLater({
  items,
  prices,
  outcome,
  onMove,
  onRemove,
  onRetry,
  messages,
  ...root
}: SavedForLaterProps) {
  const t = useWidgetMessages('savedForLater', en, messages)
  const headingId = useId()
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null)
  const [wasFilled, setFilled] = useState(false)
  if (items.length > 0 && !wasFilled) setFilled(true)
  // With the last line the section stays: it has the focus, and the words for what became of it.
  if (items.length === 0 && !wasFilled) return null
  // What is pressed goes away, and focus with it.
  const stay = (act: (lineId: string) => void) => (lineId: string) => {
    heading?.focus()
    act(lineId)
  }
  return (
    <section {...root} data-scope="saved-for-later" data-part="root" aria-labelledby={headingId}>
      <h2 ref={setHeading} id={headingId} data-scope="saved-for-later" data-part="title" tabIndex={-1}>
        {t('title', { count: items.length })}
      </h2>
      <p role="status" data-scope="saved-for-later" data-part="outcome">
        {outcome === null ? null : t(`outcome_${outcome.kind}`, { product: outcome.product })}
      </p>
      {prices === 'failed' ? <ErrorNotice title={t('failed')} onRetry={onRetry} /> : null}
      {items.length === 0 ? (
        <p data-scope="saved-for-later" data-part="empty">
          {t('empty')}
        </p>
      ) : (
        <ul data-scope="saved-for-later" data-part="list" aria-busy={prices === 'loading'}>
          {items.map((item) => (
            <SavedRow key={item.line.id} item={item} onMove={stay(onMove)} onRemove={stay(onRemove)} t={t} />
          ))}
        </ul>
      )}
    </section>
  )
}
