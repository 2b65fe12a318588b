import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { TextField } from '../primitives/field/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the note to an order. */
export interface OrderNoteProps extends RootProps {
  /** The text of the note; empty is no note. */
  readonly note: string
  /** Called at every change with the whole text; the field shows what `note` becomes. */
  readonly onNoteChange: (note: string) => void
  readonly messages?: MessageOverrides<typeof en>
}

/** A few words to those who pack and bring the order [23.8]. Renders a `<div>` around a `<textarea>`. */
export function OrderNote({ note, onNoteChange, messages, ...root }: OrderNoteProps) {
  const t = usePlainMessages('orderNote', en, messages)
  return (
    <div {...root} data-scope="order-note" data-part="root">
      <TextField
        multiline
        rows={2}
        label={t('label')}
        hint={t('hint')}
        optional
        autoCapitalize="sentences"
        value={note}
        onValueChange={onNoteChange}
      />
    </div>
  )
}
