import type { ReactNode } from 'react'
import { useUi } from '../../i18n/index.ts'
import { insteadOfLink } from '../../primitives/button/index.ts'

export interface TrackLinkProps {
  /** Where the shopper's orders are. */
  readonly trackHref: string
  /** Called on a plain click; without it the link is followed. */
  readonly onTrackOpen?: (() => void) | undefined
  readonly icon: ReactNode
  readonly label: string
}

/** The way to the shopper's orders. Renders a link. */
export function TrackLink({ trackHref, onTrackOpen, icon, label }: TrackLinkProps) {
  const { Link } = useUi()
  return (
    <Link href={trackHref} onClick={insteadOfLink(onTrackOpen)}>
      {icon}
      {label}
    </Link>
  )
}
