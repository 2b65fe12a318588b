import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useNoticeOutlet } from '../dialog/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { AnnounceContext } from './announce.ts'
import type { Announce } from './announce.ts'

/** Where the last sentence was said: an overlay, the page itself (null), or one that is left since. */
interface Place {
  readonly count: number
  readonly outlet: HTMLElement | null | 'gone'
}

/**
 * Lets everything below it say things that are seen but not read, such as a new quantity with its subtotal. Renders its
 * children and one polite live region. Mount it once, at the root.
 */
export function Announcer({ children }: { children?: ReactNode }) {
  const [said, setSaid] = useState({ text: '', count: 0 })
  const outlet = useNoticeOutlet()
  const [place, setPlace] = useState<Place>({ count: 0, outlet })
  const announce = useCallback<Announce>((text) => setSaid(({ count }) => ({ text, count: count + 1 })), [])
  // A sentence belongs to the region that was there when it was said. In another one it would be said again.
  if (place.count !== said.count) setPlace({ count: said.count, outlet })
  else if (place.outlet !== outlet && place.outlet !== 'gone') setPlace({ count: said.count, outlet: 'gone' })
  // A new key is a new node, so the same sentence is said again.
  const isHere = place.count === said.count && place.outlet === outlet
  const words = isHere && said.text ? <VisuallyHidden key={said.count}>{said.text}</VisuallyHidden> : null
  return (
    <AnnounceContext value={announce}>
      {children}
      <div data-scope="live-region" data-part="root" role="status" aria-live="polite" aria-atomic="false">
        {outlet ? null : words}
      </div>
      {outlet ? createPortal(words, outlet) : null}
    </AnnounceContext>
  )
}
