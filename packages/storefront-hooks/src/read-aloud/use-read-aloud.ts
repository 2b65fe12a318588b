import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { Speech } from './speech.ts'

/** Reading aloud, and what can be done about it. */
export interface ReadAloudView {
  /** `unavailable`: the device has no voice of the language, or there is nothing to read. */
  readonly status: 'unavailable' | 'idle' | 'reading' | 'failed'
  start: () => Promise<void>
  stop: () => void
}

/** Reads parts of a text aloud, one after the other, in the storefront's language; it ends when the page is left. */
export function useReadAloud(speech: Speech, parts: readonly string[]): ReadAloudView {
  const { locale } = useStorefront()
  const hasVoice = useSyncExternalStore(
    speech.onVoices,
    () => speech.hasVoice(locale),
    () => false,
  )
  const [status, setStatus] = useState<'idle' | 'reading' | 'failed'>('idle')
  /** Which reading is the current one: an older one ends when it comes to its next part. */
  const reading = useRef(0)

  useEffect(() => {
    const end = () => speech.stop()
    // The voice of some platforms goes on after its page is gone.
    addEventListener('pagehide', end)
    return () => {
      reading.current += 1
      removeEventListener('pagehide', end)
      end()
    }
  }, [speech])

  return {
    status: hasVoice && parts.length > 0 ? status : 'unavailable',
    async start() {
      const own = (reading.current += 1)
      speech.stop()
      setStatus('reading')
      for (const part of parts) {
        const end = await speech.speak(part, locale)
        if (reading.current !== own) return
        if (end === 'failed') return setStatus('failed')
      }
      setStatus('idle')
    },
    stop() {
      reading.current += 1
      speech.stop()
      setStatus('idle')
    },
  }
}
