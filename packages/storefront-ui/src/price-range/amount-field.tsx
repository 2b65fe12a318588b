import { formatCount } from '@krishi/storefront-core/format'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Translate } from '../i18n/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import type en from './messages/en.json'
import type { RupeeRange } from './price-range.types.ts'
import { rangeWords, rupees, sameRange } from './range-words.ts'
import type { RangeBounds } from './range-words.ts'
import { readAmount } from './read-amount.ts'
import type { End, ReadAmount } from './read-amount.ts'

interface AmountFieldProps {
  end: End
  range: RupeeRange
  bounds: RangeBounds
  /** The list of amounts that it suggests. */
  listId: string | undefined
  onRangeChange: (range: RupeeRange) => void
  t: Translate<keyof typeof en>
}

/** What is being typed into a field, and the range that it was typed against. */
interface Draft {
  readonly text: string
  readonly against: RupeeRange
  readonly error: string | undefined
}

/** One end of the range as a number to type. It takes effect on blur or Enter; an unreadable amount changes nothing. */
export function AmountField({ end, range, bounds, listId, onRangeChange, t }: AmountFieldProps) {
  const announce = useAnnounce()
  const [kept, setDraft] = useState<Draft | null>(null)
  // A range set from outside, such as by a band, replaces the typed text.
  const draft = kept !== null && sameRange(kept.against, range) ? kept : null

  function settle(): void {
    if (draft === null || draft.error !== undefined) return
    const read = readAmount(draft.text, end, range, bounds)
    if (read.ok) {
      setDraft(null)
      if (!sameRange(read.range, range)) onRangeChange(read.range)
      return
    }
    const error = problemSentence(t, read, range, bounds)
    announce(error)
    setDraft({ ...draft, error })
  }

  function settleOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would submit the form around the field; here it only commits the typed amount.
    event.preventDefault()
    settle()
  }

  return (
    <TextField
      label={t(end === 'min' ? 'lowest' : 'highest')}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      list={listId}
      // Beside ₹ there is no room for words: the heading says "Any price" where both are empty.
      placeholder={end === 'min' ? '0' : undefined}
      value={draft?.text ?? shownAmount(end, range, bounds)}
      error={draft?.error}
      onValueChange={(text) => setDraft({ text, against: range, error: undefined })}
      onBlur={settle}
      onKeyDown={settleOnEnter}
    />
  )
}

/** Empty where there is no limit. */
function shownAmount(end: End, range: RupeeRange, { limits, anyPrice }: RangeBounds): string {
  if (sameRange(range, anyPrice) || range[end] === limits[end]) return ''
  return formatCount(range[end])
}

type Refused = Extract<ReadAmount, { readonly ok: false }>

function problemSentence(
  t: Translate<keyof typeof en>,
  { problem, other }: Refused,
  range: RupeeRange,
  bounds: RangeBounds,
): string {
  const kept = rangeWords(t, range, bounds)
  const { min, max } = bounds.limits
  if (problem === 'notBelow') return t('notBelow', { max: rupees(other), kept })
  if (problem === 'notAbove') return t('notAbove', { min: rupees(other), kept })
  return t('notAPrice', { min: rupees(min), max: rupees(max), kept })
}
