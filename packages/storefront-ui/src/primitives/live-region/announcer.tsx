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
        // A message never replaces one that has not been announced yet.
        texts: place === undefined ? [...texts, text] : [text],
        count: count + 1,
        outlet: undefined,
      })),
    [],
  )
  // A message stays with the region in which it was announced; moved to another region it would be announced again.
  if (said.outlet !== outlet) setSaid({ ...said, texts: said.outlet === undefined ? said.texts : [], outlet })
  // A new key makes a new node, so that a repeated sentence is announced again.
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
