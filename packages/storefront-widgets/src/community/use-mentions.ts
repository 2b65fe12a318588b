import { mentionAt, peopleFor, withMention } from '@krishi/storefront-core/mentions'
import type { Person } from '@krishi/storefront-core/mentions'
import type { MentionListProps } from '@krishi/storefront-ui/mention-list'
import { useState } from 'react'

/** A text in which people can be named. */
interface NamingText extends Pick<MentionListProps, 'field'> {
  readonly text: string
  readonly people: readonly Person[]
  readonly change: (text: string) => void
}

/** What names somebody in a text: the suggestions, and what is to be called with each text that is typed. */
interface Mentions {
  readonly list: Omit<MentionListProps, 'messages'>
  readonly type: (text: string) => void
}

const nobody: readonly Person[] = []

/** Suggests people while a name is typed, and puts the chosen one into the text. */
export function useMentions({ field, text, people, change }: NamingText): Mentions {
  const [caret, setCaret] = useState<number | null>(null)
  const [placed, setPlaced] = useState<number | null>(null)
  const draft = caret === null ? null : mentionAt(text, caret)
  const suggested = draft === null ? nobody : peopleFor(people, draft.query)

  function follow(at: number | null): void {
    setPlaced(null)
    setCaret(at)
  }

  function choose(userId: string): void {
    const person = suggested.find((one) => one.userId === userId)
    if (!person || draft === null || caret === null) return
    const next = withMention(text, caret, draft, person.name)
    change(next.text)
    setPlaced(next.caret)
    setCaret(null)
  }

  return {
    list: { field, people: suggested, caret: placed, onCaret: follow, onChoose: choose },
    type(typed) {
      change(typed)
      follow(field.current?.selectionStart ?? null)
    },
  }
}
