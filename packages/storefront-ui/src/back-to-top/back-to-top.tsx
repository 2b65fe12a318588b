import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { ArrowUpIcon } from '../primitives/icon/index.ts'
import { useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { liftOf } from './lift-of.ts'
import en from './messages/en.json'

/** Further down than this the top is far away, in px [10.5]. */
const farPx = 800

export interface BackToTopProps extends RootProps<HTMLButtonElement> {
  /** Called when the shopper goes up: the focus goes there, too. */
  readonly onGoUp: () => void
  readonly messages?: MessageOverrides<typeof en>
}

/**
 * The way back to the top of a long page, there once it is far away [10.5]. Where the page comes to rest it stands over nothing that can
 * be pressed. Renders a `<button>`, which is not displayed
 * before that.
 */
export function BackToTop({ onGoUp, messages, ...root }: BackToTopProps) {
  const t = usePlainMessages('backToTop', en, messages)
  const isFar = useSyncExternalStore(
    followScroll,
    () => scrollY > farPx,
    () => false,
  )
  const button = useRootRef(root)
  const [lift, setLift] = useState(0)
  useEffect(() => {
    if (!isFar) return undefined
    const stand = () => setLift(button.current ? liftOf(button.current) : 0)
    stand()
    addEventListener('scrollend', stand)
    return () => removeEventListener('scrollend', stand)
  }, [isFar, button])
  return (
    <button
      {...root}
      ref={button}
      type="button"
      style={lift === 0 ? root.style : { ...root.style, translate: `0 -${lift}px` }}
      data-scope="back-to-top"
      data-part="root"
      data-shown={isFar || undefined}
      aria-label={t('backToTop')}
      onClick={() => {
        window.scrollTo({ top: 0 })
        onGoUp()
      }}
    >
      <ArrowUpIcon size={24} />
    </button>
  )
}

function followScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}
