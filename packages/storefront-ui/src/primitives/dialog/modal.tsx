import { useId } from 'react'
import type { ReactNode, RefObject } from 'react'
import { use } from '../../react-compat.ts'
import { UiContext, usePlainMessages } from '../../i18n/index.ts'
import type { MessageOverrides } from '../../i18n/index.ts'
import { rootOf } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'
import { IconButton } from '../button/index.ts'
import { CloseIcon } from '../icon/index.ts'
import en from './messages/en.json'
import { useModal } from './use-modal.ts'

/** What dialogs and drawers share. */
export interface ModalProps extends RootProps<HTMLElement> {
  open: boolean
  /** Called with false when the shopper closes it: button, Escape, Android's back, a tap beside it. */
  onOpenChange: (open: boolean) => void
  /** Its name and heading. Focus starts here, so that it is read first. */
  title: ReactNode
  /** Back leaves the page and does not only close it. @default false */
  passesBack?: boolean | undefined
  /** What the closing button says. @default "Close" in the shopper's language */
  closeLabel?: string | undefined
  children?: ReactNode
  /** Stays in view below the content: sums and the main button. */
  footer?: ReactNode
  /** Focus starts here instead of at the heading. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

interface FrameProps extends ModalProps {
  scope: 'dialog' | 'drawer'
  look: string
  role?: 'alertdialog' | undefined
}

/**
 * The frame of everything modal, on the platform's `<dialog>`: the page behind is inert, Tab stays inside, Escape and
 * Android's back close it, and focus returns to where it was, in a shadow root too. Render it only while it is open.
 */
export function Modal(props: FrameProps) {
  const { scope, look, role, title, closeLabel, children, footer, initialFocusRef, messages, onOpenChange } = props
  const t = usePlainMessages('dialog', en, messages)
  const titleId = useId()
  const bodyId = useId()
  const close = () => onOpenChange(false)
  const { guardBack } = use(UiContext)
  const { dialogRef, titleRef, bodyRef, noticesRef } = useModal({
    onClose: close,
    guardBack: props.passesBack ? undefined : guardBack,
    initialFocusRef,
    root: props,
  })
  const own = { 'data-scope': scope }

  return (
    <dialog
      {...rootOf(props, look)}
      {...own}
      data-part="root"
      ref={dialogRef}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? (children ? bodyId : titleId) : undefined}
    >
      <div {...own} data-part="panel">
        <div {...own} data-part="header">
          <h2 {...own} data-part="title" id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={closeLabel ?? t('close')} icon={<CloseIcon size={24} />} onClick={close} />
        </div>
        <div {...own} data-part="body" id={bodyId} ref={bodyRef}>
          {children}
        </div>
        {footer ? (
          <div {...own} data-part="footer">
            {footer}
          </div>
        ) : null}
      </div>
      <div {...own} data-part="notices" ref={noticesRef} role="status" aria-live="polite" aria-atomic="false" />
    </dialog>
  )
}
