import { useId, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { useMentionField } from './use-mention-field.ts'

/** Props of names that are suggested while one is typed. */
export interface MentionListProps extends RootProps {
  /** The field that is typed in; it is there before this is. */
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Who is suggested; none closes the list. */
  readonly people: readonly { readonly userId: string; readonly name: string }[]
  /** Where the caret is to stand after a name was taken; null leaves it. */
  readonly caret: number | null
  /** Called with where a press has put the caret; null where no name is typed any more: after Escape, and when the focus leaves. */
  readonly onCaret: (caret: number | null) => void
  /** A name was chosen, by touch or key. */
  readonly onChoose: (userId: string) => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Names under a text field to choose from while one is typed: the field keeps the focus. Renders a `<div>`. */
export function MentionList({ field, people, caret, onCaret, onChoose, messages, ...root }: MentionListProps) {
  const t = useWidgetMessages('mentionList', en, messages)
  const id = useId()
  const names = people.map(({ userId }) => userId).join(' ')
  const [reached, setReached] = useState({ names, index: 0 })
  // Other names: the first is the one to take.
  const index = reached.names === names ? reached.index : 0
  const isOpen = people.length > 0
  const idOf = (at: number) => `${id}-${at}`

  useMentionField(field, {
    isOpen,
    listId: isOpen ? id : null,
    activeId: isOpen ? idOf(index) : null,
    onCaret,
    onStep: (step) => setReached({ names, index: (index + step + people.length) % people.length }),
    onTake() {
      const person = people[index]
      if (person) onChoose(person.userId)
    },
  })

  useLayoutEffect(() => {
    if (caret !== null) field.current?.setSelectionRange(caret, caret)
  }, [field, caret])

  return (
    <div {...root} data-scope="mention-list" data-part="root">
      <div role="status">{isOpen ? <VisuallyHidden>{t('found', { count: people.length })}</VisuallyHidden> : null}</div>
      {isOpen ? (
        <div id={id} role="listbox" aria-label={t('label')} data-scope="mention-list" data-part="list">
          {people.map(({ userId, name }, at) => (
            // The keyboard is in the field; a press must not take the focus from there.
            <button
              key={userId}
              type="button"
              id={idOf(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === index}
              data-scope="mention-list"
              data-part="name"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(userId)}
            >
              @{name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
