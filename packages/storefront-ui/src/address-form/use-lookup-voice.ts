import { useEffect, useRef } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import type { PincodeLookupView } from './address-form.types.ts'

/**
 * Says once what a pincode came to: the places are filled in, or the error appears, while the focus is elsewhere.
 *
 * @param words What it came to, where that is known.
 */
export function useLookupVoice(status: PincodeLookupView['status'], words: string | undefined): void {
  const announce = useAnnounce()
  const before = useRef(status)
  const say = useEffectEvent(() => {
    if (words !== undefined) announce(words)
  })
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    if (status !== 'idle' && status !== 'pending') say()
  }, [status])
}
