import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the news that a request was taken. */
export interface NotifyAcceptedProps extends RootProps<HTMLElement> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Name and pack. */
  readonly product: string
  /** Alternatives, such as a strip of similar products. */
  readonly children?: ReactNode
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** The request is taken; and what is like the product, for who cannot wait [18.2]. Renders a modal `<dialog>` while open. */
export function NotifyAccepted({ open, onOpenChange, product, children, messages, ...root }: NotifyAcceptedProps) {
  const t = usePlainMessages('notifyMe', en, messages)
  return (
    <Dialog {...root} open={open} onOpenChange={onOpenChange} title={t('acceptedTitle')}>
      <div data-scope="notify-me" data-part="accepted">
        <p>{t('acceptedText', { product })}</p>
        {children}
      </div>
    </Dialog>
  )
}
