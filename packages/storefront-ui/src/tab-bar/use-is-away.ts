import { useEffect, useState } from 'react'
import { isAwayAfter } from './is-away-after.ts'

/** Whether a bar is out of the way, by how the page is scrolled [10.2]. */
export function useIsAway(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    let last = scrollY
    function follow() {
      const from = last
      last = scrollY
      setAway((was) => isAwayAfter(was, from, last))
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return isAway
}
