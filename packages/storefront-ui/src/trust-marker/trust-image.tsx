import { useState } from 'react'
import { usePlainMessages, useUi } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { wholeSource } from '../primitives/image/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of a shop's own picture. */
export interface TrustImageProps extends RootProps<HTMLElement> {
  /** Null shows nothing. */
  src: string | null
  messages?: MessageOverrides<typeof en>
}

/** A shop's own picture of what a shopper can rely on. Renders a `<picture>`, and nothing without one or when it fails [04.7]. */
export function TrustImage({ src, messages, ...root }: TrustImageProps) {
  const t = usePlainMessages('trustMarker', en, messages)
  const { imageLoader } = useUi()
  const [failed, setFailed] = useState('')
  if (src === null || src === failed) return null
  return (
    <picture {...root} data-scope="trust-marker" data-part="picture">
      <img src={wholeSource(src, 1080, imageLoader)} alt={t('label')} loading="lazy" onError={() => setFailed(src)} />
    </picture>
  )
}
