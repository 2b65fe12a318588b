import { useRef } from 'react'
import { TextField } from '../primitives/field/index.ts'
import { MentionList } from './mention-list.tsx'
import type { MentionListProps } from './mention-list.tsx'

/** Two who write in a thread. */
export const somePeople = [
  { userId: 'u1', name: 'Savitri Patil' },
  { userId: 'u2', name: 'रामेश्वर यादव' },
]

/** A field with its list. */
export function FieldWithNames(props: Partial<MentionListProps>) {
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const nothing = () => undefined
  const label = 'Your answer'
  return (
    <>
      <TextField ref={field} multiline label={label} defaultValue="Ask @" />
      <MentionList field={field} people={somePeople} caret={null} onCaret={nothing} onChoose={nothing} {...props} />
    </>
  )
}
