import { ExternalLink, UiProvider, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { DownloadIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the invitation to the app. */
export interface AppModalProps extends RootProps<HTMLElement> {
  readonly open: boolean
  /** Called when the shopper declines the app and still leaves the page. */
  readonly onClose: () => void
  /** Where the app is installed from. */
  readonly appHref: string
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Offers the shop's app when the shopper leaves a product [15.10]. Renders a modal `<dialog>` while open. */
export function AppModal({ open, onClose, appHref, messages, ...root }: AppModalProps) {
  const t = usePlainMessages('appModal', en, messages)
  return (
    <Dialog
      {...root}
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('title')}
      size="sm"
      passesBack
    >
      <div data-scope="app-modal" data-part="root">
        <p>{t('text')}</p>
        <UiProvider link={ExternalLink}>
          <LinkButton href={appHref} width="full" icon={<DownloadIcon />}>
            {t('get')}
          </LinkButton>
        </UiProvider>
        <Button tone="secondary" width="full" onClick={onClose}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  )
}
