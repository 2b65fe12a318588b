import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { FlagIcon, PackageIcon, ShieldIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of what is certain about one product. */
export interface ProductPromisesProps extends RootProps<HTMLUListElement> {
  /** In the language of the page; empty if it is not known. */
  countryOfOrigin?: string | undefined
  /** Whether one that is not known is India; else it is said that it is not known. @default true */
  isIndiaAssumed?: boolean | undefined
  /** The chosen pack is there and for sale. */
  inStock: boolean
  messages?: MessageOverrides<typeof en> | undefined
}

/** Where a product comes from, that paying is safe, and that it can be sent now [15.7]. Renders a `<ul>`. */
export function ProductPromises(props: ProductPromisesProps) {
  const { countryOfOrigin = '', isIndiaAssumed = true, inStock, messages } = props
  const t = usePlainMessages('trustMarker', en, messages)
  const country = countryOfOrigin.trim()
  const isIndia = country === '' ? isIndiaAssumed : country.toLowerCase() === 'india'
  return (
    <ul {...rootOf(props)} data-scope="trust-marker" data-part="facts" aria-label={t('product')}>
      {inStock ? (
        <li data-scope="trust-marker" data-part="fact">
          <PackageIcon />
          {t('inStock')}
        </li>
      ) : null}
      <li data-scope="trust-marker" data-part="fact">
        <ShieldIcon />
        {t('secure')}
      </li>
      <li data-scope="trust-marker" data-part="fact">
        <FlagIcon />
        {isIndia ? t('originIndia') : country === '' ? t('originUnknown') : t('origin', { country })}
      </li>
    </ul>
  )
}
