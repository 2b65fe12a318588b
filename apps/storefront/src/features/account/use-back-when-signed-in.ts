import { useIsSignedIn } from '@krishi/storefront-hooks/session'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsHere } from '../../shell/use-is-here.ts'

/** Goes back to the page before when whoever comes to sign in is signed in already [32.7]; `home` where there is none. */
export function useBackWhenSignedIn(home: () => void): void {
  const isSignedIn = useIsSignedIn()
  const isHere = useIsHere()
  const isFirstAnswer = useRef(true)
  const leave = useEffectEvent(() => {
    if (!isHere) return
    if (history.length > 1) history.back()
    else home()
  })

  useEffect(() => {
    if (isSignedIn === null) return
    const isAlreadySignedIn = isFirstAnswer.current && isSignedIn
    isFirstAnswer.current = false
    if (isAlreadySignedIn) leave()
  }, [isSignedIn])
}
