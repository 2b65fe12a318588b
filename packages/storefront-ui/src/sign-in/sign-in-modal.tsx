import { useRef } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { rootOf } from '../root/index.ts'
import en from './messages/en.json'
import { SignInSteps } from './sign-in-steps.tsx'
import type { FieldRef } from './sign-in-steps.tsx'
import type { SignInProps } from './sign-in.types.ts'

/** Props of a sign-in over a page. */
export interface SignInModalProps extends Omit<SignInProps, 'headingLevel'> {
  readonly open: boolean
  /** Called with false when it is closed. */
  readonly onOpenChange: (open: boolean) => void
}

/** The sign-in over the page that needs it [32.9]. Renders a modal `<dialog>` while open; the focus starts in the field. */
export function SignInModal({ open, onOpenChange, title, messages, ...steps }: SignInModalProps) {
  const t = usePlainMessages('signIn', en, messages)
  const fieldRef: FieldRef = useRef(null)
  return (
    <Dialog
      {...rootOf(steps)}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="sm"
      initialFocusRef={fieldRef}
    >
      <SignInSteps {...steps} fieldRef={fieldRef} t={t} />
    </Dialog>
  )
}
