import type { ReactNode } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { LinkButton } from '../primitives/button/index.ts'
import { CommentIcon, LeafIcon, StoreIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Where the cards of what the house offers lead. */
export interface RedirectingHrefs {
  readonly cropDoctor: string
  readonly kisanVedika: string
  readonly agriStore: string
}

/** Props of a link that leads on by itself. */
export interface RedirectingProps extends RootProps<HTMLElement> {
  /** How long it has been shown; null before the page runs. */
  readonly seconds: number | null
  /** Where it leads, for whoever does not wait; absent where it leads nowhere. */
  readonly href?: string | undefined
  readonly hrefs: RedirectingHrefs
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Says that a link leads on, how long that takes, and what else there is [35.2]. Renders a `<section>`. */
export function Redirecting({ seconds, href, hrefs, messages, ...root }: RedirectingProps) {
  const t = useWidgetMessages('linkRedirect', en, messages)
  return (
    <section {...root} data-scope="link-redirect" data-part="root" aria-labelledby="link-redirect">
      <h1 id="link-redirect">{t('title')}</h1>
      <p data-scope="link-redirect" data-part="seconds" role="timer" aria-live="off">
        {seconds === null ? null : t('seconds', { count: seconds })}
      </p>
      {href === undefined ? null : <LinkButton href={href}>{t('goOn')}</LinkButton>}
      <ul data-scope="link-redirect" data-part="cards">
        <Card href={hrefs.cropDoctor} icon={<LeafIcon />} title={t('cropDoctor')} text={t('cropDoctorText')} />
        <Card href={hrefs.kisanVedika} icon={<CommentIcon />} title={t('kisanVedika')} text={t('kisanVedikaText')} />
        <Card href={hrefs.agriStore} icon={<StoreIcon />} title={t('agriStore')} text={t('agriStoreText')} />
      </ul>
    </section>
  )
}

interface CardProps {
  readonly href: string
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

function Card({ href, icon, title, text }: CardProps) {
  const { Link } = useUi()
  return (
    <li data-scope="link-redirect" data-part="card">
      {icon}
      <div>
        <Link href={href}>{title}</Link>
        <p>{text}</p>
      </div>
    </li>
  )
}
