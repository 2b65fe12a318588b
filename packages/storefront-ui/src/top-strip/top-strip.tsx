import { usePlainMessages, useUi } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { PhoneIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

export interface TopStripProps extends RootProps<HTMLElement> {
  readonly brandName: string
  /** Where partners begin to sell. */
  readonly sellHref: string
  /** Where buyers of much ask for an offer. */
  readonly bulkHref: string
  /** The site of the company behind the shop; no link without it. */
  readonly corporateHref: string
  /** Digits of the number that takes missed calls; no call without it. */
  readonly callNumber: string
  readonly messages?: MessageOverrides<typeof en>
}

/** Links for partners and a number to call, on a strip above the bar of a wide screen, or as a list in a drawer [09.1]. Renders a `<nav>`. */
export function TopStrip({
  brandName,
  sellHref,
  bulkHref,
  corporateHref,
  callNumber,
  messages,
  ...root
}: TopStripProps) {
  const { Link } = useUi()
  const t = usePlainMessages('topStrip', en, messages)
  return (
    <nav {...root} data-scope="top-strip" data-part="root" aria-label={t('label')}>
      <ul>
        <li>
          <Link href={sellHref}>{t('sell', { brand: brandName })}</Link>
        </li>
        <li>
          <Link href={bulkHref}>{t('bulk')}</Link>
        </li>
        {corporateHref === '' ? null : (
          <li>
            <a href={corporateHref} target="_blank" rel="noopener">
              {t('corporate')}
            </a>
          </li>
        )}
        {callNumber === '' ? null : (
          <li data-scope="top-strip" data-part="call">
            <a href={`tel:+91${callNumber}`}>
              <PhoneIcon />
              {t('call', { number: callNumber })}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
