import { useEffect, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/**
 * The time of the storefront's clock in ms since 1970, again every `everyMs` while the component is mounted. Null on the server and
 * until the page runs: its clock is not the shopper's.
 */
export function useNow(everyMs: number): number | null {
  const { clock } = useStorefront()
  const [now, setNow] = useState<number | null>(null)
  const tell = useEffectEvent(() => setNow(clock.now()))

  useEffect(() => {
    let stop = () => {}
    function tick() {
      tell()
      stop = clock.after(everyMs, tick)
    }
    tick()
    return () => stop()
  }, [clock, everyMs])

  return now
}
