import { useState } from 'react'
import { usePlainMessages, useUi } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { CashIcon, PhoneIcon, QualityIcon } from '../primitives/icon/index.ts'
import { wholeSource } from '../primitives/image/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** A picture of the promises in the shopper's language [24.2]. */
export interface TrustPicture {
  readonly mobileSrc: string
  readonly desktopSrc: string
  /** All the words that it holds. @default the promises */
  readonly alt?: string
}

/** Props of the promises. */
export interface TrustMarkerProps extends RootProps<HTMLUListElement> {
  /** Rendered instead of the words; when it does not load, the words come back. */
  picture?: TrustPicture | undefined
  /** Whether there is a number to call. @default true */
  helpsByPhone?: boolean
  messages?: MessageOverrides<typeof en>
}

/** What a shopper can rely on: promises in words, or a shop's own picture of them. Renders a `<ul>` or a `<picture>`. */
export function TrustMarker({ picture, helpsByPhone = true, messages, ...root }: TrustMarkerProps) {
  const t = usePlainMessages('trustMarker', en, messages)
  const { imageLoader } = useUi()
  const [failed, setFailed] = useState('')
  const words = [t('genuine'), t('cod'), ...(helpsByPhone ? [t('support')] : [])].join(', ')
  if (picture && failed !== picture.desktopSrc) {
    return (
      <picture {...root} data-scope="trust-marker" data-part="picture">
        <source media="(width >= 48rem)" srcSet={wholeSource(picture.desktopSrc, 1280, imageLoader)} />
        <img
          src={wholeSource(picture.mobileSrc, 640, imageLoader)}
          alt={picture.alt ?? words}
          loading="lazy"
          onError={() => setFailed(picture.desktopSrc)}
        />
      </picture>
    )
  }
  return (
    <ul {...root} data-scope="trust-marker" data-part="root" aria-label={t('label')}>
      <li data-scope="trust-marker" data-part="promise">
        <QualityIcon size={24} />
        {t('genuine')}
      </li>
      <li data-scope="trust-marker" data-part="promise">
        <CashIcon size={24} />
        {t('cod')}
      </li>
      {helpsByPhone ? (
        <li data-scope="trust-marker" data-part="promise">
          <PhoneIcon size={24} />
          {t('support')}
        </li>
      ) : null}
    </ul>
  )
}
