import type { Seller } from '@krishi/storefront-core/settings'
import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { ChatIcon, PhoneIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { SellerFacts } from './seller-facts.tsx'

/** A link of the footer. */
export interface FooterLink {
  readonly label: string
  readonly href: string
}

export interface SiteFooterProps extends RootProps<HTMLElement> {
  readonly shopHref: string
  readonly categories: readonly FooterLink[]
  readonly policies: {
    readonly termsOfService: string
    readonly refund: string
    readonly privacy: string
    /** Where the shopper changes what may be counted; no link without it. */
    readonly privacyChoices?: string
    /** How the shop is made for everybody; no link without it. */
    readonly accessibility?: string
  }
  /** Digits of the help line; no call link without it. */
  readonly callNumber?: string
  /** Digits of the chat number with country code; no chat link without it. */
  readonly chatNumber?: string
  /** Who sells, and who answers for it; nothing is told without. @default null */
  readonly seller?: Seller | null
  readonly messages?: MessageOverrides<typeof en>
}

interface HelpProps extends Pick<SiteFooterProps, 'callNumber' | 'chatNumber'> {
  readonly t: Translate<keyof typeof en>
}

/** How to reach a person: only where there is a number, because it asks to call or write. */
function Help({ callNumber, chatNumber, t }: HelpProps) {
  return (
    <section data-scope="site-footer" data-part="help" aria-label={t('helpTitle')}>
      <h2>{t('helpTitle')}</h2>
      <p>{t('helpText')}</p>
      {callNumber ? (
        <a data-scope="site-footer" data-part="contact" href={`tel:+91${callNumber}`}>
          <PhoneIcon />
          {t('call', { number: callNumber })}
        </a>
      ) : null}
      {chatNumber ? (
        <a
          data-scope="site-footer"
          data-part="contact"
          href={`https://wa.me/${chatNumber}`}
          target="_blank"
          rel="noopener"
        >
          <ChatIcon />
          {t('chat')}
        </a>
      ) : null}
    </section>
  )
}

/** The end of every page: help first where there is a number, then categories and policies, and who sells. Renders a `<footer>`. */
export function SiteFooter(props: SiteFooterProps) {
  const { Link } = useUi()
  const t = usePlainMessages('siteFooter', en, props.messages)
  const policies = [
    { label: t('termsOfService'), href: props.policies.termsOfService },
    { label: t('refund'), href: props.policies.refund },
    { label: t('privacy'), href: props.policies.privacy },
    ...optionalLink(t('privacyChoices'), props.policies.privacyChoices),
    ...optionalLink(t('accessibility'), props.policies.accessibility),
  ]
  return (
    <footer {...rootOf(props)} data-scope="site-footer" data-part="root">
      <div data-scope="site-footer" data-part="columns">
        {props.callNumber || props.chatNumber ? <Help {...props} t={t} /> : null}
        <FooterLinks title={t('shopTitle')} links={props.categories} Link={Link} />
        <FooterLinks title={t('policyTitle')} links={policies} Link={Link} />
        {props.seller ? <SellerFacts seller={props.seller} t={t} /> : null}
      </div>
      <p data-scope="site-footer" data-part="note">
        {t('note')}
      </p>
    </footer>
  )
}

function optionalLink(label: string, href: string | undefined): readonly FooterLink[] {
  return href === undefined ? [] : [{ label, href }]
}

interface FooterLinksProps {
  readonly title: string
  readonly links: readonly FooterLink[]
  readonly Link: ReturnType<typeof useUi>['Link']
}

function FooterLinks({ title, links, Link }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
