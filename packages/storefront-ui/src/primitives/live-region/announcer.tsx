import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useNoticeOutlet } from '../dialog/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { AnnounceContext } from './announce.ts'
import type { Announce } from './announce.ts'

/** What was said last. */
interface Said {
  /** One sentence, or all that came together. */
  readonly texts: readonly string[]
  readonly count: number
  /** The overlay where it was said, or the page itself (null); undefined as long as it is on neither. */
  readonly outlet: HTMLElement | null | undefined
}

/**
 * Lets everything below it say things that are seen but not read, such as a new quantity with its subtotal. Renders its
 * children and one polite live region. Mount it once, at the root.
 */
export function Announcer({ children }: { children?: ReactNode }) {
  const outlet = useNoticeOutlet()
  const [said, setSaid] = useState<Said>({ texts: [], count: 0, outlet })
  const announce = useCallback<Announce>(
    (text) =>
      setSaid(({ texts, count, outlet: place }) => ({
        // None takes the place of one that nobody has heard.
        texts: place === undefined ? [...texts, text] : [text],
        count: count + 1,
        outlet: undefined,
      })),
    [],
  )
  // A sentence belongs to the region that was there when it was said. In another one it would be said again.
  if (said.outlet !== outlet) setSaid({ ...said, texts: said.outlet === undefined ? said.texts : [], outlet })
  // A new key is a new node, so the same sentence is said again.
  const words = said.texts.map((text, index) => <VisuallyHidden key={said.count - index}>{text}</VisuallyHidden>)
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div data-scope="live-region" data-part="root" role="status" aria-live="polite" aria-atomic="false">
        {outlet ? null : words}
      </div>
      {outlet ? createPortal(words, outlet) : null}
    </AnnounceContext.Provider>
  )
}
