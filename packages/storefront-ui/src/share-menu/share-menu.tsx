import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { ChatIcon, CopyIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the ways to share where the device has no share sheet. */
export interface ShareMenuProps extends RootProps<HTMLElement> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What is shared, in the shopper's language. */
  product: string
  /** Its short link. */
  link: string
  /** Opens the messaging app with a text [21.3]. */
  messagingHref: string
  onCopy: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** Copies the link or hands it to the messaging app [21.2, 21.3]. Renders a modal `<dialog>` while open. */
export function ShareMenu({
  open,
  onOpenChange,
  product,
  link,
  messagingHref,
  onCopy,
  messages,
  ...root
}: ShareMenuProps) {
  const t = usePlainMessages('shareMenu', en, messages)
  return (
    <Dialog {...root} size="sm" open={open} onOpenChange={onOpenChange} title={t('shareProduct', { product })}>
      <div data-scope="share-menu" data-part="root">
        {/* Visible too, for browsers that forbid copying. */}
        <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.target.select()} />
        <Button width="full" icon={<CopyIcon />} onClick={onCopy}>
          {t('copy')}
        </Button>
        <LinkButton tone="secondary" width="full" icon={<ChatIcon />} href={messagingHref}>
          {t('messagingApp')}
        </LinkButton>
      </div>
    </Dialog>
  )
}
