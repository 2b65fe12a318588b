import { useSession } from '@krishi/storefront-hooks/session'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Goes back to the page before when whoever comes to sign in is signed in already [32.7]; `home` where there is none. */
export function useBackWhenSignedIn(home: () => void): void {
  const { status, isGuest, open } = useSession()
  const isFirstAnswer = useRef(true)
  const begin = useEffectEvent(open)
  const leave = useEffectEvent(() => (history.length > 1 ? history.back() : home()))

  useEffect(() => begin(), [])
  useEffect(() => {
    if (status !== 'ready') return
    const isAlreadySignedIn = isFirstAnswer.current && !isGuest
    isFirstAnswer.current = false
    if (isAlreadySignedIn) leave()
  }, [status, isGuest])
}
