import { useNoticeOutlet } from '@krishi/storefront-ui/primitives/dialog'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/**
 * Says in an overlay what is said of a tap that could not be loaded: the place of those words in the page is behind it, unseen
 * and silent. Renders a `<p>`, or nothing.
 */
export function UnloadedNotice() {
  const outlet = useNoticeOutlet()
  const words = useSyncExternalStore(watchWords, readWords, () => '')
  return outlet && words ? createPortal(<p className="shop-unloaded">{words}</p>, outlet) : null
}

const place = () => document.getElementById('unloaded')
const readWords = () => place()?.textContent ?? ''

function watchWords(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  const watched = place()
  if (watched) observer.observe(watched, { childList: true })
  return () => observer.disconnect()
}
