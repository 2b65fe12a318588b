import { ExternalLink, UiProvider, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { LinkButton } from '../primitives/button/index.ts'
import { CheckIcon, DownloadIcon, LeafIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the page of the app. */
export interface AppDownloadProps extends RootProps<HTMLElement> {
  /** Where the app is installed from. */
  readonly appHref: string
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** The app: logo, what it is good for, and where it is installed from [35.2]. Renders a `<section>`. */
export function AppDownload({ appHref, messages, ...root }: AppDownloadProps) {
  const t = useWidgetMessages('linkRedirect', en, messages)
  const benefits = [t('benefitFast'), t('benefitOrders'), t('benefitLanguage')]
  return (
    <section {...root} data-scope="link-redirect" data-part="root" aria-labelledby="app-download">
      <LeafIcon data-scope="link-redirect" data-part="logo" />
      <h1 id="app-download">{t('appTitle')}</h1>
      <ul data-scope="link-redirect" data-part="benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon /> {benefit}
          </li>
        ))}
      </ul>
      <UiProvider link={ExternalLink}>
        <LinkButton href={appHref} icon={<DownloadIcon />}>
          {t('getApp')}
        </LinkButton>
      </UiProvider>
      <p>{t('androidOnly')}</p>
    </section>
  )
}
