import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { IconButton } from '../primitives/button/index.ts'
import { CloseIcon, DownloadIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the invitation to the app. */
export interface AppBannerProps extends RootProps<HTMLElement> {
  /** The store that the app is installed from. */
  readonly href: string
  /** Called when the shopper closes it. */
  readonly onDismiss: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/**
 * Invites to the shop's app, on a phone alone [10.3]. It fills what is left of a row and asks for no height of its own: put beside
 * the buttons at the end of the screen, it moves nothing. Renders a `<section>`.
 */
export function AppBanner({ href, onDismiss, messages, ...root }: AppBannerProps) {
  const t = usePlainMessages('appBanner', en, messages)
  return (
    <section {...root} data-scope="app-banner" data-part="root" aria-label={t('label')}>
      <a data-scope="app-banner" data-part="link" href={href} target="_blank" rel="noopener">
        <span data-scope="app-banner" data-part="icon">
          <DownloadIcon />
        </span>
        {t('get')}
      </a>
      <IconButton label={t('dismiss')} icon={<CloseIcon />} onClick={onDismiss} />
    </section>
  )
}
