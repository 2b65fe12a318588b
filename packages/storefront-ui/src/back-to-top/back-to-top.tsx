import { useSyncExternalStore } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { ArrowUpIcon } from '../primitives/icon/index.ts'
import en from './messages/en.json'

/** Further down than this the top is far away, in px [10.5]. */
const farPx = 800

export interface BackToTopProps {
  /** Called when the shopper goes up: the focus goes there, too. */
  readonly onGoUp: () => void
  readonly messages?: MessageOverrides<typeof en>
}

/** The way back to the top of a long page, there once it is far away [10.5]. Renders a `<button>`, which is not displayed before that. */
export function BackToTop({ onGoUp, messages }: BackToTopProps) {
  const t = usePlainMessages('backToTop', en, messages)
  const isFar = useSyncExternalStore(
    followScroll,
    () => scrollY > farPx,
    () => false,
  )
  return (
    <button
      type="button"
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
