import type { Seller } from '@krishi/storefront-core/settings'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

interface SellerFactsProps {
  readonly seller: Seller
  readonly t: Translate<keyof typeof en>
}

/** Who sells, and who answers for it. Renders a `<section>`. */
export function SellerFacts({ seller, t }: SellerFactsProps) {
  const { name, address, grievanceOfficer, grievanceContact, consumerHelpline, insecticideLicence } = seller
  const isMail = grievanceContact.includes('@')
  return (
    <section data-scope="site-footer" data-part="seller" aria-label={t('sellerTitle')}>
      <h2>{t('sellerTitle')}</h2>
      <dl translate="no">
        <div>
          <dt translate="yes">{t('soldBy')}</dt>
          <dd lang="en">
            {name}, {address}
          </dd>
        </div>
        <div>
          <dt translate="yes">{t('grievanceOfficer')}</dt>
          <dd>
            <span lang="en">{grievanceOfficer}</span>
            <a href={isMail ? `mailto:${grievanceContact}` : `tel:+91${grievanceContact}`}>{grievanceContact}</a>
          </dd>
        </div>
        <div>
          <dt translate="yes">{t('consumerHelpline')}</dt>
          <dd>
            <a href={`tel:${consumerHelpline}`}>{consumerHelpline}</a>
          </dd>
        </div>
        <div>
          <dt translate="yes">{t('insecticideLicence')}</dt>
          <dd lang="en">{insecticideLicence}</dd>
        </div>
      </dl>
    </section>
  )
}
