import type { SearchBoxIntents, SearchBoxView } from './search-box.types.ts'
import { hasOptions } from './search-stage.ts'
import type { SearchStage } from './search-stage.ts'
import type { ActiveOption, OptionStep } from './use-active-option.ts'

const stepOf: Readonly<Partial<Record<string, OptionStep>>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

interface ListFacts extends Pick<SearchBoxIntents, 'onOpen' | 'onClose' | 'onDismiss'> {
  readonly view: SearchBoxView
  readonly stage: SearchStage
  readonly option: ActiveOption
}

/** What a key in the field does to the list, while the keyboard stays in the field. False for a key that is the field's own. */
export function pressListKey(key: string, { view, stage, option, onOpen, onClose, onDismiss }: ListFacts): boolean {
  function open(): boolean {
    if (!view.open) onOpen()
    return true
  }

  function close(): boolean {
    option.reset()
    if (stage !== 'closed') onClose()
    return true
  }

  function escape(): boolean {
    option.reset()
    if (stage !== 'closed') onClose()
    else if (view.text !== '') onDismiss()
    return true
  }

  if (key === 'Escape') return escape()
  if (key === 'Enter') return option.follow()
  if (key === 'Alt+ArrowDown') return open()
  if (key === 'Alt+ArrowUp') return close()
  const step = stepOf[key]
  const isVertical = step === 'next' || step === 'previous'
  if (step === undefined || (!isVertical && !option.isOnOption())) return false
  if (!view.open) onOpen()
  return (hasOptions(stage) && option.move(step)) || isVertical
}
