import { useCallback, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { rootOf, useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { pressListKey } from './list-keys.ts'
import en from './messages/en.json'
import { OptionContext } from './option-context.ts'
import type { SearchBoxIntents, SearchBoxVariant, SearchBoxView } from './search-box.types.ts'
import { SearchPanel } from './search-panel.tsx'
import { hasOptions, stageOf } from './search-stage.ts'
import { useActiveOption } from './use-active-option.ts'
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
  const option = useActiveOption()
  const stage = stageOf(view)
  const hasList = hasOptions(stage)
  const activeId = hasList ? option.activeId : null
  const context = useMemo(() => ({ activeId, idPrefix }), [activeId, idPrefix])

  useSearchField(form, panel, {
    onFocus(text) {
      onOpen()
      // Text typed before this code was loaded, or rendered by the server.
      if (text !== view.text) onTextChange(text, { isComposing: false })
    },
    onText(text, details) {
      option.reset()
      onTextChange(text, details)
    },
    onKey: (key) => pressListKey(key, { view, stage, option, onOpen, onClose, onDismiss }),
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

  return (
    <div {...rootOf(props)} ref={panelRef} data-scope="search-box" data-part="panel" data-stage={stage}>
      <OptionContext.Provider value={context}>
        <SearchPanel
          {...props}
          variant={variant}
          stage={stage}
          listId={listId}
          listRef={option.listRef}
          t={t}
          onFocusField={() => fieldOf(form)?.focus()}
        />
      </OptionContext.Provider>
    </div>
  )
}
