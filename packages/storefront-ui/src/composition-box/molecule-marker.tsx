import { useState } from 'react'
import { useUi } from '../i18n/index.ts'
import { wholeSource } from '../primitives/image/index.ts'

interface MoleculeMarkerProps {
  code: string
  /** What it says to those who do not see it. */
  label: string
  src: string | undefined
}

/** The trust marker of a molecule: the shop's picture, or a ring of atoms with the code when there is none or it fails. */
export function MoleculeMarker({ code, label, src }: MoleculeMarkerProps) {
  const { imageLoader } = useUi()
  const [failed, setFailed] = useState('')
  if (src !== undefined && src !== '' && failed !== src) {
    return (
      <img
        data-scope="composition-box"
        data-part="picture"
        src={wholeSource(src, 72, imageLoader)}
        alt={label}
        width={72}
        height={72}
        loading="lazy"
        onError={() => setFailed(src)}
      />
    )
  }
  return (
    <span data-scope="composition-box" data-part="marker" role="img" aria-label={label}>
      <svg viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="M24 10 36 17v14l-12 7-12-7V17z M24 15l7.5 4.4 M16.5 19.5v9 M24 33l7.5-4.4 M36 17l6-3.5 M12 31l-6 3.5" />
        <circle cx="42.5" cy="13" r="3" />
        <circle cx="5.5" cy="35" r="3" />
      </svg>
      <span data-scope="composition-box" data-part="code" aria-hidden>
        {code}
      </span>
    </span>
  )
}
