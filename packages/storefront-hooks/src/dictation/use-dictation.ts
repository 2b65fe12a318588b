import { useEffect, useRef, useState } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { Hearing } from './hearing.ts'

/** Listening to the shopper, and what can be done about it. */
export interface DictationView {
  readonly status: 'idle' | 'listening' | 'nothing' | 'denied' | 'failed'
  start: () => Promise<void>
  stop: () => void
}

/**
 * Listens for one sentence in the storefront's language; it ends when what shows it goes.
 *
 * @param onHeard Called with the sentence.
 */
export function useDictation(hearing: Hearing, onHeard: (text: string) => void): DictationView {
  const { locale } = useStorefront()
  const [status, setStatus] = useState<DictationView['status']>('idle')
  /** Which listening is the current one: an older one that ends late says nothing any more. */
  const listening = useRef(0)

  function end(): void {
    listening.current += 1
    hearing.stop()
  }

  useEffect(
    () => () => {
      listening.current += 1
      hearing.stop()
    },
    [hearing],
  )

  return {
    status,
    async start() {
      end()
      const own = listening.current
      setStatus('listening')
      const heard = await hearing.hear(locale)
      if (listening.current !== own) return
      setStatus(heard.kind === 'heard' || heard.kind === 'stopped' ? 'idle' : heard.kind)
      if (heard.kind === 'heard') onHeard(heard.text)
    },
    stop() {
      end()
      setStatus('idle')
    },
  }
}
