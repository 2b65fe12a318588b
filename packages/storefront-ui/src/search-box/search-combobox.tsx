import { useCallback, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { rootOf, useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { OptionContext } from './option-context.ts'
import type { SearchBoxIntents, SearchBoxVariant, SearchBoxView } from './search-box.types.ts'
import { SearchPanel } from './search-panel.tsx'
import { stageOf } from './search-stage.ts'
import { useActiveOption } from './use-active-option.ts'
import type { OptionStep } from './use-active-option.ts'
import { useComboboxAttributes } from './use-combobox-attributes.ts'
import { fieldOf, useSearchField } from './use-search-field.ts'
import { useVisibleRoom } from './use-visible-room.ts'

/** Props of what makes a search form interactive. */
export interface SearchComboboxProps extends SearchBoxIntents, RootProps {
  /** A plain search form with a field of type `search`. It works without this, and goes on working while this loads. */
  form: HTMLFormElement
  /** @default 'products' */
  variant?: SearchBoxVariant | undefined
  view: SearchBoxView
  /** Stands over the terms to choose from, such as a button that listens. */
  lead?: ReactNode
  messages?: MessageOverrides<typeof en> | undefined
}

const stepOf: Readonly<Partial<Record<string, OptionStep>>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/**
 * Makes the field of a plain search form a combobox [11.9]: what it finds, what was and what is often searched for, by
 * touch, keyboard and screen reader. Renders the panel under the field; put it behind the form, in a place that is
 * `position: relative`.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { form, variant = 'products', view, onOpen, onTextChange, onSubmit, onClose, onDismiss } = props
  const t = useWidgetMessages('searchBox', en, props.messages)
  const idPrefix = useId()
  const listId = `${idPrefix}-list`
  const panelRef = useRootRef(props)
  const panel = useCallback(() => panelRef.current, [panelRef])
  const { listRef, activeId: reached, move, follow, isOnOption, reset } = useActiveOption()
  const stage = stageOf(view)
  const hasList = stage === 'start' || stage === 'results'
  const activeId = hasList ? reached : null
  const context = useMemo(() => ({ activeId, idPrefix }), [activeId, idPrefix])

  useSearchField(form, panel, {
    onFocus(text) {
      onOpen()
      // Text typed before this code was loaded, or rendered by the server.
      if (text !== view.text) onTextChange(text, { isComposing: false })
    },
    onText(text, details) {
      reset()
      onTextChange(text, details)
    },
    onKey(key) {
      if (key === 'Escape') return escape()
      if (key === 'Enter') return follow()
      if (key === 'Alt+ArrowDown') return open()
      if (key === 'Alt+ArrowUp') return close()
      const step = stepOf[key]
      const isVertical = step === 'next' || step === 'previous'
      if (step === undefined || (!isVertical && !isOnOption())) return false
      if (!view.open) onOpen()
      return (hasList && move(step)) || isVertical
    },
    onSubmit(text) {
      if (text.trim() !== '') onSubmit()
      return true
    },
    onLeave: () => view.open && onClose(),
    onEscapeInBox() {
      fieldOf(form)?.focus()
      onClose()
    },
    onClickOutside: () => (view.open || view.text !== '') && onDismiss(),
  })
  useComboboxAttributes(form, { listId: hasList ? listId : null, activeId, text: view.text })
  useVisibleRoom(panelRef, stage !== 'closed')

  /** Shows the list; the keyboard stays in the field. */
  function open(): boolean {
    if (!view.open) onOpen()
    return true
  }

  function close(): boolean {
    reset()
    if (stage !== 'closed') onClose()
    return true
  }

  function escape(): boolean {
    reset()
    if (stage !== 'closed') onClose()
    else if (view.text !== '') onDismiss()
    return true
  }

  return (
    <div {...rootOf(props)} ref={panelRef} data-scope="search-box" data-part="panel" data-stage={stage}>
      <OptionContext.Provider value={context}>
        <SearchPanel
          {...props}
          variant={variant}
          stage={stage}
          listId={listId}
          listRef={listRef}
          t={t}
          onFocusField={() => fieldOf(form)?.focus()}
        />
      </OptionContext.Provider>
    </div>
  )
}
