import { useRef } from 'react'
import type { ReactNode } from 'react'
import { usePlainMessages } from '../../i18n/index.ts'
import type { MessageOverrides } from '../../i18n/index.ts'
import { rootOf } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import en from './messages/en.json'

/** Props of a confirmation. */
export interface ConfirmDialogProps extends RootProps<HTMLElement> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, naming the thing: "Remove Tomato seeds?" */
  title: ReactNode
  /** What follows from yes. */
  children?: ReactNode
  /** The verb of the question: "Remove". */
  confirmLabel: string
  /** @default "Cancel" in the shopper's language */
  cancelLabel?: string
  /** Called on yes; the dialog stays until `open` is false. */
  onConfirm: () => void
  /** The answer is being carried out. */
  pending?: boolean
  /** `danger` where something is lost. @default 'danger' */
  tone?: 'primary' | 'danger'
  messages?: MessageOverrides<typeof en> | undefined
}

/** A question before something is lost. Renders an alert dialog; focus starts at the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel, onConfirm, pending, tone = 'danger' } = props
  const t = usePlainMessages('confirmDialog', en, props.messages)
  const cancelRef = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      {...rootOf(props)}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="sm"
      role="alertdialog"
      initialFocusRef={cancelRef}
      footer={
        <div data-scope="confirm-dialog" data-part="actions">
          <Button ref={cancelRef} tone="secondary" onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button tone={tone} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
