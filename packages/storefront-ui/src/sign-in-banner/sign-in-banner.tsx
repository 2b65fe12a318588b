import { useId } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { LinkButton } from '../primitives/button/index.ts'
import { CoinIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of what a guest is told about coins. */
export interface SignInBannerProps extends RootProps<HTMLElement> {
  /** How many coins the order earns after signing in. */
  readonly coins: number
  /** The mobile number to sign in with: ten digits. */
  readonly mobileNumber: string
  /** The address of the sign-in page. */
  readonly href: string
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Tells a guest with coins in reach that they are for signed-in shoppers, and leads to sign in [03.6]. Renders a `<section>`. */
export function SignInBanner({ coins, mobileNumber, href, messages, ...root }: SignInBannerProps) {
  const t = useWidgetMessages('signInBanner', en, messages)
  const titleId = useId()
  return (
    <section {...root} data-scope="sign-in-banner" data-part="root" aria-labelledby={titleId}>
      <CoinIcon size={24} />
      <div data-scope="sign-in-banner" data-part="words">
        <h2 id={titleId} data-scope="sign-in-banner" data-part="title">
          {t('title', { count: coins })}
        </h2>
        <p>{t('text', { number: `${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}` })}</p>
        <LinkButton tone="secondary" size="sm" href={href}>
          {t('signIn')}
        </LinkButton>
      </div>
    </section>
  )
}
